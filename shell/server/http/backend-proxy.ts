/**
 * Passes calls of `/backend/public/*` on to the content service, adding the bearer token. Only what SPEC §7
 * names is passed: the token opens more than that at the backend, and a visitor must not.
 */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { storedFilePolicy } from './security-headers';

type Options = { backendUrl: string; apiToken: string };

const READS = Object.values(contentCalls).map(({ path }) => new RegExp(`^${API_BASE}${path.replace('{n}', '\\d{1,4}')}$`));

/** Headers of its answers that are the content service's to say: no cookie, no CORS, no name of its software. */
const PASSED = new Set([
  'accept-ranges', 'cache-control', 'content-encoding', 'content-language', 'content-length', 'content-range', 'content-type', 'date', 'etag',
  'expires', 'last-modified', 'retry-after', 'vary',
]);

/** Steps up and separators, encoded once or twice or not, have no place in the path of a stored file. */
const isStored = (path: string): boolean =>
  path.startsWith(`${STORAGE_BASE}/`) && !/\.\.|\\|%(?:2e|2f|5c|25|00)/i.test(path);

function isAllowed({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && (isStored(path) || READS.some((call) => call.test(path)));
}

export async function registerBackendProxy(app: FastifyInstance, { backendUrl, apiToken }: Options): Promise<void> {
  await app.register(proxy, {
    upstream: backendUrl,
    prefix: '/backend/public',
    rewritePrefix: '/backend/public',
    httpMethods: ['GET', 'HEAD'],
    undici: { bodyTimeout: 30_000, headersTimeout: 10_000, connections: 64 },
    preHandler: async (request, reply) => {
      if (!isAllowed(request)) await reply.code(404).send({ message: 'There is no such call.' });
    },
    replyOptions: {
      // Cookies and the visitor's own credentials are none of the backend's business.
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
        return isStored(request.url.split('?')[0] ?? '') ? rest : { ...rest, authorization: `Bearer ${apiToken}` };
      },
      rewriteHeaders: (headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.has(name))),
        'content-security-policy': storedFilePolicy(String(headers['content-type'] ?? '')),
        'x-frame-options': 'SAMEORIGIN',
      }),
      onError: (reply) => {
        void reply.code(503).header('retry-after', '10').send({ message: 'The content service cannot be reached.' });
      },
    },
  });
}
