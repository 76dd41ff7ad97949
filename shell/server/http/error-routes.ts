/** What is answered when nothing else answers: JSON for calls, the site's own error page for people. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchSiteRoute } from '../../src/navigation/match-site-route';
import { plainPage } from './plain-page';

/** Renders the page of an error, with header, footer and links, and sends it. */
export type SendFailurePage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent until all routes are registered. */
    sendFailurePage?: SendFailurePage;
  }
}

export const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

async function sendPlainPage(reply: FastifyReply, status: number): Promise<void> {
  await reply.type('text/html; charset=utf-8').send(plainPage(status));
}

/** The site's own page; the plainest one where it cannot be rendered. */
async function sendErrorPage(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
  const { sendFailurePage } = request.server;
  try {
    if (sendFailurePage) return await sendFailurePage(request, reply, status);
  } catch (err) {
    request.log.error({ err }, 'the page of an error could not be rendered');
  }
  await sendPlainPage(reply, status);
}

/** Answers a status: a page to people, a message to scripts. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<void> {
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) await sendErrorPage(request, reply, status);
  else await reply.send({ message });
}

/** Answers what was thrown: the caller's fault in its own words, ours in none. */
export async function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  // Nothing is rendered by a server that is too busy.
  if (error.code === 'FST_UNDER_PRESSURE' && wantsPage(request))
    return sendPlainPage(reply.code(status).header('cache-control', 'no-store'), status);
  if (status >= 500) request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
  await sendRefusal(request, reply, status, status >= 500 ? 'The request could not be answered.' : error.message);
}

/** Pages answer every GET and every form, so what arrives here has another method. */
async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!matchSiteRoute(request.url.split('?')[0] ?? '/'))
    return sendRefusal(request, reply, 404, 'There is nothing at this address.');
  reply.header('allow', 'GET, HEAD, POST');
  await sendRefusal(request, reply, 405, 'A page is asked for with GET, and takes forms with POST.');
}

export function registerErrors(app: FastifyInstance, sendFailurePage: SendFailurePage): void {
  app.decorate('sendFailurePage', sendFailurePage);
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFault(error, request, reply));
  app.setNotFoundHandler(refuseMethod);
}
