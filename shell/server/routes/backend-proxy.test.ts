import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import fastify, { type FastifyInstance } from 'fastify';
import { registerBackendProxy } from './backend-proxy';

const CALL = '/backend/public/api/getElement/posts/all';
const FILE = '/backend/public/storage/rse/a.pdf';

let seen: { method: string | undefined; url: string | undefined; headers: object }[];
let backend: HttpServer;
let gateway: FastifyInstance;

beforeEach(async () => {
  seen = [];
  backend = await startHttpServer(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    const isPart = headers.range !== undefined;
    response.writeHead(url === FILE || url === CALL ? (isPart ? 206 : 200) : url?.endsWith('/') ? 403 : 404, {
      'content-type': 'application/pdf',
      'content-length': 4,
      'set-cookie': 'a=b',
      server: 'x',
      ...(isPart && { 'content-range': 'bytes 0-3/9' }),
    });
    response.end('%PDF');
  });
  gateway = fastify();
  registerBackendProxy(gateway, { backendUrl: backend.url, apiToken: 'secret' });
});

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => gateway.inject({ method, url, headers });

it('a stored file is passed on with a policy, without credentials of the visitor and headers of the service', async () => {
  const { statusCode, headers, body } = await get(FILE, { cookie: 'a=b', authorization: 'Bearer mine' });
  expect([statusCode, body, headers['content-length']]).toEqual([200, '%PDF', '4']);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect([headers['set-cookie'], headers['server']]).toEqual([undefined, undefined]);
  expect(JSON.stringify(seen)).not.toMatch(/"cookie"|mine|secret/);
});

it('a stored file is passed on in part, as films are, and by its headers alone', async () => {
  const part = await get(FILE, { range: 'bytes=0-3' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 0-3/9']);
  const { statusCode, body, headers } = await get(FILE, {}, 'HEAD');
  expect([statusCode, body, headers['content-length'], seen[1]?.method]).toEqual([200, '', '4', 'HEAD']);
});

it.each(['b.pdf', ''])('a stored file is missing where the service has none, or a folder: "%s"', async (file) => {
  const answer = await get(`/backend/public/storage/${file}`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is no such file.' }]);
});

it('a stored file answers 503 when the service cannot be reached', async () => {
  await backend.close();
  expect((await get(FILE)).statusCode).toBe(503);
});

it('a call of requirement 7.2 is passed on with the token of the gateway, and no credential of the visitor', async () => {
  expect((await get(CALL, { cookie: 'a=b', authorization: 'Bearer mine' })).statusCode).toBe(200);
  expect(seen).toMatchObject([{ url: CALL, headers: { authorization: 'Bearer secret' } }]);
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
});

it('a gateway without a token passes on stored files alone', async () => {
  const workshop = fastify();
  registerBackendProxy(workshop, { backendUrl: backend.url });
  expect([(await workshop.inject(CALL)).statusCode, seen]).toEqual([404, []]);
});

it.each([
  '/backend/public/api/users/all',
  '/backend/public/api/content/page/1/../../users',
  '/backend/public/storage/../api/users',
  '/backend/public/storage/%2e%2e/api/users',
  '/backend/public/storage/%2E%2E%2Fapi/users',
  '/backend/public/storage/a%5C..%5Cb',
  '/backend/public/',
  '/backend/public/../../operators/export',
  '/operators/export',
])('nothing else of the content service is passed on: %s', async (url) => {
  expect([400, 404]).toContain((await get(url)).statusCode);
  expect(seen).toEqual([]);
});
