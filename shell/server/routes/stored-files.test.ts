import { startHttpServer, type HttpServer } from '../testing/http-server';
import fastify, { type FastifyInstance } from 'fastify';
import { registerStoredFiles } from './stored-files';

const FILE = '/backend/public/storage/rse/a.pdf';

let seen: { method: string | undefined; url: string | undefined; headers: object }[];
let backend: HttpServer;
let gateway: FastifyInstance;

beforeEach(async () => {
  seen = [];
  backend = await startHttpServer(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    const isPart = headers.range !== undefined;
    response.writeHead(url === FILE ? (isPart ? 206 : 200) : url?.endsWith('/') ? 403 : 404, {
      'content-type': 'application/pdf',
      'content-length': 4,
      'set-cookie': 'a=b',
      server: 'x',
      ...(isPart && { 'content-range': 'bytes 0-3/9' }),
    });
    response.end('%PDF');
  });
  gateway = fastify();
  registerStoredFiles(gateway, { backendUrl: backend.url });
});
afterEach(async () => {
  await gateway.close();
  await backend.close();
});

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => gateway.inject({ method, url, headers });

describe('a stored file', () => {
  it('is passed on with a policy, without credentials of the visitor and headers of the service', async () => {
    const { statusCode, headers, body } = await get(FILE, { cookie: 'a=b', authorization: 'Bearer mine' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '%PDF', '4']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
    expect(headers['server']).toBeUndefined();
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(JSON.stringify(seen)).not.toContain('mine');
  });

  it('is passed on in part, as films are, and by its headers alone', async () => {
    const part = await get(FILE, { range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 0-3/9']);
    const head = await get(FILE, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length'], seen[1]?.method]).toEqual([
      200,
      '',
      '4',
      'HEAD',
    ]);
  });

  it.each(['b.pdf', ''])('is missing where the service has none, or a folder: "%s"', async (file) => {
    const answer = await get(`/backend/public/storage/${file}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'There is no such file.' }]);
  });

  it('answers 503 when the service cannot be reached', async () => {
    await backend.close();
    expect((await get(FILE)).statusCode).toBe(503);
  });
});

it.each([
  '/backend/public/api/getElement/posts/all',
  '/backend/public/storage/../api/users',
  '/backend/public/storage/%2e%2e/api/users',
  '/backend/public/storage/%2E%2E%2Fapi/users',
  '/backend/public/storage/a%5C..%5Cb',
  '/backend/public/',
])('nothing else of the content service is passed on: %s', async (url) => {
  expect([400, 404]).toContain((await get(url)).statusCode);
  expect(seen).toEqual([]);
});
