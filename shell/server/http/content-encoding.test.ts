import fastify, { type FastifyInstance } from 'fastify';
import { registerPlugins } from '../wiring/register-plugins';

describe('the encoding of an answer', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await registerPlugins(app, { publicOrigin: 'http://www.example.com', otherOrigin: undefined });
    app.get('/text', (_request, reply) => reply.type('application/rss+xml; charset=utf-8').send('texte '.repeat(500)));
    app.get('/personal', (_request, reply) => reply.header('vary', 'cookie').send({ short: true }));
    app.get('/photograph', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(2_000)));
  });
  afterAll(() => app.close());

  const get = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['gzip;q=0, *', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('is negotiated: %s gives %s', async (accepted, encoding) => {
    const { headers } = await get('/text', accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  });

  it('is named among what else an answer varies by, where its type is compressed', async () => {
    expect((await get('/personal')).headers.vary).toBe('cookie, accept-encoding');
    expect((await get('/photograph')).headers.vary).toBeUndefined();
  });
});
