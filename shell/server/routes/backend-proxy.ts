/**
 * Passes calls of `/backend/public/*` on to the content service, adding the bearer token. Only the calls of requirement 7.2
 * are passed, because the token authorises more than visitors may do.
 */
import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { sendRefusal, wantsPage } from '../http/error-routes';
import { SECURITY_HEADERS, storedFilePolicy } from '../http/security-headers';
import { isStored } from '../http/stored-path';

type Options = { backendUrl: string; apiToken: string };

const READ_CALLS = Object.values(contentCalls).map(
  ({ path }) => new RegExp(`^${API_BASE}${path.replace('{n}', '\\d{1,4}')}$`),
);

/** Response headers that are passed on: no cookies, no CORS headers, no name of its software. */
const PASSED = new Set([
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

function isAllowed({ method, url }: FastifyRequest, calls: readonly RegExp[]): boolean {
  const [path = ''] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && (isStored(path) || calls.some((call) => call.test(path)));
}

/** People follow links to stored files and get an error page; errors of API calls are always JSON. */
const isForPeople = (request: FastifyRequest): boolean =>
  request.url.startsWith(`${STORAGE_BASE}/`) && wantsPage(request);

/** @param calls addresses besides stored files */
export async function registerBackendProxy(
  app: FastifyInstance,
  { backendUrl, apiToken }: Options,
  calls: readonly RegExp[] = READ_CALLS,
): Promise<void> {
  /** How to refuse a request of a person, by raw request: the type of requests in the proxy's callbacks is a wider one. */
  const refusals = new WeakMap<object, (status: number, message: string) => Promise<void>>();
  await app.register(proxy, {
    upstream: backendUrl,
    prefix: '/backend/public',
    rewritePrefix: '/backend/public',
    httpMethods: ['GET', 'HEAD'],
    // Its lines have addresses with their queries.
    disableRequestLogging: true,
    undici: { bodyTimeout: 30_000, headersTimeout: 10_000, connections: 64 },
    preHandler: async (request, reply) => {
      if (isForPeople(request))
        refusals.set(request.raw, (status, message) =>
          sendRefusal(request, reply.headers(SECURITY_HEADERS), status, message),
        );
      if (isAllowed(request, calls)) return;
      const message = 'There is no such call.';
      await (refusals.get(request.raw)?.(404, message) ?? reply.code(404).send({ message }));
    },
    replyOptions: {
      // Cookies and credentials of the visitor are not passed to the backend, and neither is what the proxy's client refuses.
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _cookie, authorization: _authorization, expect: _expect, ...rest } = headers;
        return isStored(request.url.split('?')[0] ?? '') ? rest : { ...rest, authorization: `Bearer ${apiToken}` };
      },
      rewriteHeaders: (headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
        'content-security-policy': storedFilePolicy(String(headers['content-type'] ?? '')),
        'x-frame-options': 'SAMEORIGIN',
      }),
      onResponse: (request, reply, response) => {
        const refuse = reply.statusCode === 404 ? refusals.get(request.raw) : undefined;
        // The types name the response itself; its body is one of its members.
        const body: unknown = 'stream' in response ? response.stream : response;
        if (!refuse) return void reply.send(body);
        // The message of the content service is meant for programs.
        if (body instanceof Readable) body.resume();
        for (const name of PASSED) reply.removeHeader(name);
        void refuse(404, 'There is no such file.');
      },
      onError: (reply) => {
        const message = 'The content service cannot be reached.';
        void (refusals.get(reply.request.raw)?.(503, message) ?? reply.code(503).send({ message }));
      },
    },
  });
}
