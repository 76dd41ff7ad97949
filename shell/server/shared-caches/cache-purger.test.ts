import type { RequestListener } from 'node:http';
import type { SharedCache } from '@vipp/shared/contract/settings/shared-caches.server';
import { startHttpServer, type HttpServer } from '../testing/http-server';
import { createCachePurger, type CachePurger } from './cache-purger';
import { requestPurge } from './purge-request';

let server: HttpServer;
let purger: CachePurger;
let received: { method: string | undefined; keys: unknown; token: unknown; body: string }[];
let status: number;
let errors: string[];

const answer: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method, headers } = request;
    received.push({ method, keys: headers['xkey-purge'], token: headers.authorization, body });
    response.writeHead(status).end();
  });
};

const setUp = (kind: SharedCache['kind'], address: string) => {
  purger = createCachePurger({
    caches: [{ kind, address }],
    request: (cache, tags) => requestPurge(cache, tags, 'secret'),
    onError: (host, error) => errors.push(`${host}: ${String(error)}`),
  });
};

beforeEach(async () => {
  received = [];
  errors = [];
  status = 200;
  server = await startHttpServer(answer);
});

afterEach(async () => {
  purger.close();
  await server.close();
});

it('purges Varnish by a header with the keys', async () => {
  setUp('xkey', server.url);
  purger.purge(['pages', 'post-1']);
  expect(await purger.purged(5_000)).toEqual([]);
  expect(received).toEqual([{ method: 'PURGE', keys: 'pages post-1', token: undefined, body: '' }]);
});

it('purges by an HTTP API with the tags as JSON and a token, thirty in one call', async () => {
  setUp('api', `${server.url}/zone/purge_cache`);
  const tags = Array.from({ length: 31 }, (_, index) => `t${index}`);
  purger.purge(tags);
  expect(await purger.purged(5_000)).toEqual([]);
  expect(received.map(({ method, token }) => [method, token])).toEqual(Array(2).fill(['POST', 'Bearer secret']));
  expect(received.flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags)).toEqual(tags);
});

it('purges once more a moment later, for a page that was on its way', async () => {
  setUp('xkey', server.url);
  purger.purge(['pages']);
  await purger.purged(5_000);
  while (received.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(received.map(({ keys }) => keys)).toEqual(['pages', 'pages']);
});

it('reports a cache that refuses, and tries again until it has purged everything', async () => {
  setUp('xkey', server.url);
  status = 503;
  purger.purge(['a']);
  const { host } = new URL(server.url);
  expect(await purger.purged(300)).toEqual([host]);
  expect(errors[0]).toBe(`${host}: Error: status 503`);
  status = 200;
  purger.purge(['b']);
  expect(await purger.purged(5_000)).toEqual([]);
  expect(received.at(-1)?.keys).toBe('a b');
});

it('reports a cache that cannot be reached', async () => {
  setUp('xkey', 'http://127.0.0.1:1');
  purger.purge(['a']);
  expect(await purger.purged(300)).toEqual(['127.0.0.1:1']);
  expect(errors).toHaveLength(1);
});
