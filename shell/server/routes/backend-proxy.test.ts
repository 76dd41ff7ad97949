import fastify, { type FastifyInstance } from 'fastify';
import { registerBackendProxy } from './backend-proxy';

type Seen = { url: string; authorization: string | undefined; cookie: string | undefined };

let seen: Seen[];
let backend: FastifyInstance;
let gateway: FastifyInstance;

beforeEach(async () => {
  seen = [];
  backend = fastify();
  backend.all('/*', async (request) => {
    seen.push({ url: request.url, authorization: request.headers.authorization, cookie: request.headers.cookie });
    return { ok: true };
  });
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  gateway = fastify();
  await registerBackendProxy(gateway, { backendUrl, apiToken: 'secret' });
});

afterEach(async () => {
  await gateway.close();
  await backend.close();
});

const get = (url: string, headers = {}) => gateway.inject({ method: 'GET', url, headers });

describe('the proxy to the backend', () => {
  it('adds the token, and passes no credential of the visitor', async () => {
    await get('/backend/public/api/getElement/posts/all', { cookie: 'a=b', authorization: 'Bearer mine' });
    expect(seen).toEqual([
      { url: '/backend/public/api/getElement/posts/all', authorization: 'Bearer secret', cookie: undefined },
    ]);
  });

  it('passes a request on that expects to be told to continue', async () => {
    const answer = await get('/backend/public/api/getElement/posts/all', { expect: '100-continue' });
    expect([answer.statusCode, seen.length]).toEqual([200, 1]);
  });

  it('does not send the token with requests for stored files', async () => {
    const answer = await get('/backend/public/storage/rse/a.pdf');
    expect(answer.statusCode).toBe(200);
    expect(seen[0]?.authorization).toBeUndefined();
  });

  it.each([
    '/backend/public/api/users/all',
    '/backend/public/api/content/page/1/../../users',
    '/backend/public/storage/../api/users',
    '/backend/public/storage/%2e%2e/api/users',
    '/backend/public/storage/%2E%2E%2Fapi/users',
    '/backend/public/storage/a%5C..%5Cb',
    '/backend/public/',
  ])('refuses calls that the requirements do not name: %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
    expect(seen).toEqual([]);
  });

  it('answers 503 when the backend cannot be reached', async () => {
    await backend.close();
    const answer = await get('/backend/public/api/getElement/posts/all');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: 'The content service cannot be reached.' });
  });
});
