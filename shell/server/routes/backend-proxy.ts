/**
 * Passes on the readable parts of the content service: stored files of pages, and the calls of requirement 7.2 with the
 * gateway's token. The token authorises more. No credential of the visitor is sent.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE } from '@vipp/shared/contract/paths';
import { sendRefusal } from '../http/error-routes';
import { storedFilePolicy } from '../http/security-headers';
import { isStored } from '../data/html/stored-address';

/** For the beginning of an answer; a film may take its whole length. */
const TIMEOUT_MS = 10_000;

const ASKED = ['accept', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
/** No cookies, no CORS headers, no name of its software. */
const PASSED = [
  'accept-ranges',
  'cache-control',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'vary',
];
/** Found, in part, unchanged, or beyond the end. */
const ANSWERS: readonly number[] = [200, 206, 304, 416];

const READ_CALLS = Object.values(contentCalls).map(
  ({ path }) => new RegExp(`^${API_BASE}${path.replace('{n}', '\\d{1,4}')}$`),
);

type Options = {
  backendUrl: string;
  /** Without it, stored files alone are passed on. */
  apiToken?: string;
};

export function registerBackendProxy(app: FastifyInstance, { backendUrl, apiToken }: Options): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, method } = request;
    const path = url.split('?')[0] ?? '';
    const isCall = apiToken !== undefined && READ_CALLS.some((call) => call.test(path));
    if (!isCall && !isStored(path)) return sendRefusal(request, reply, 404, 'There is no such file.');
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), TIMEOUT_MS);
    reply.raw.once('close', () => ended.abort());
    const given = ASKED.flatMap((name): [string, string][] =>
      request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]],
    );
    const answer = await fetch(backendUrl + url, {
      method,
      // As it is stored: `fetch` would unpack it.
      headers: {
        ...Object.fromEntries(given),
        'accept-encoding': 'identity',
        ...(isCall && { authorization: `Bearer ${apiToken}` }),
      },
      redirect: 'manual',
      signal: ended.signal,
    }).catch(() => undefined);
    clearTimeout(timer);
    if (!answer || !ANSWERS.includes(answer.status)) {
      await answer?.body?.cancel();
      return answer && answer.status < 500
        ? sendRefusal(request, reply, 404, 'There is no such file.')
        : sendRefusal(request, reply, 503, 'The content service cannot be reached.');
    }
    for (const name of PASSED) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply.code(answer.status).headers({
      'content-security-policy': storedFilePolicy(answer.headers.get('content-type') ?? ''),
      'x-frame-options': 'SAMEORIGIN',
    });
    return reply.send(answer.body ?? '');
  };
  app.route({ method: ['GET', 'HEAD'], url: '/backend/public/*', handler: send });
}
