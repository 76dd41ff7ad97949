/** Answers to failed and unknown requests: JSON for calls, the site's error page for people. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { plainPage } from './plain-page';

/** Renders the page of an error, with header, footer and links, and sends it. */
export type SendFailurePage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent until all routes are registered. */
    sendFailurePage?: SendFailurePage;
  }
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

async function sendPlainPage(reply: FastifyReply, status: number): Promise<void> {
  await reply.type('text/html; charset=utf-8').send(plainPage(status));
}

/** Sends the site's error page, or a plain page when its rendering fails. */
async function sendErrorPage(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
  const { sendFailurePage } = request.server;
  try {
    if (sendFailurePage) return await sendFailurePage(request, reply, status);
  } catch (err) {
    request.log.error({ err }, 'an error page could not be rendered');
  }
  await sendPlainPage(reply, status);
}

/** Answers with an error status: a page for people, a JSON message for scripts. */
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

/** Answers a thrown error; only the messages of client errors (4xx) are disclosed. */
export async function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  // Fastify would close the connection of too large a body: a client that is still sending would get no answer.
  reply.removeHeader('connection');
  // An overloaded server renders nothing.
  if (error.code === 'FST_UNDER_PRESSURE' && wantsPage(request))
    return sendPlainPage(reply.code(status).header('cache-control', 'no-store'), status);
  if (status >= 500) request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
  await sendRefusal(request, reply, status, status >= 500 ? 'The request could not be answered.' : error.message);
}

const ALLOWED_BY_PAGES = 'GET, HEAD, POST';

/** Pages have a route for every GET and POST, so a request without a route has another method. */
const refuseWithoutRoute = (
  request: FastifyRequest,
  reply: FastifyReply,
  routes: readonly SiteRoute[],
): Promise<void> =>
  matchRoute(routes, request.url.split('?')[0] ?? '/')
    ? sendRefusal(request, reply.header('allow', ALLOWED_BY_PAGES), 405, `This page allows ${ALLOWED_BY_PAGES}.`)
    : sendRefusal(request, reply, 404, 'There is nothing at this address.');

/**
 * Called before all other routes: Fastify gives a route the error handler of the moment.
 *
 * @param routes the pages of the default release set
 */
export function registerErrors(app: FastifyInstance, routes: () => readonly SiteRoute[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFault(error, request, reply));
  app.setNotFoundHandler((request, reply) => refuseWithoutRoute(request, reply, routes()));
}
