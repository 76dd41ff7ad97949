import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { registerConsent } from '../routes/consent-routes';
import { registerEveryRequest, localPath } from './every-request';

const ORIGIN = 'https://www.example.com';

/** What addresses of other sites are made of, in any order. */
const PARTS = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '@', ':', '?', '#', 'x', 'é'];
const NAMES = ['evil.example', 'http:', 'https:', 'javascript:', 'www.example.com', 'site.invalid'];
const addresses = fc.array(fc.constantFrom(...PARTS, ...PARTS, ...NAMES), { maxLength: 9 }).map((all) => all.join(''));

async function open(publicOrigin: string): Promise<FastifyInstance> {
  const app = fastify();
  await registerEveryRequest(app, { publicOrigin, otherOrigin: undefined });
  return app;
}

describe('the encoding of an answer', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open('http://www.example.com');
    app.get('/text', (_request, reply) => reply.type('application/rss+xml; charset=utf-8').send('texte '.repeat(500)));
    app.get('/personal', (_request, reply) => reply.header('vary', 'cookie').send({ short: true }));
    app.get('/photograph', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(2_000)));
  });

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

describe('a redirect', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open(ORIGIN);
    registerConsent(app, ORIGIN);
    app.get<{ Querystring: { to: string } }>('/of-a-remote', (request, reply) => reply.redirect(request.query.to));
  });

  const follow = async (url: string, headers = {}): Promise<string> => {
    const { location } = (await app.inject({ url, headers })).headers;
    return new URL(location ?? '', `${ORIGIN}/page`).href;
  };

  it('leads to this site, whatever it was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const encoded = encodeURIComponent(address);
        const referer = `https://evil.example/${encoded}`;
        for (const target of [
          await follow(`/consentement?retour=${encoded}`),
          await follow(`/consentement?retour=${encodeURIComponent(`/${address}`)}`, { referer }),
          await follow(`/of-a-remote?to=${encoded}`),
        ])
          expect(new URL(target).origin).toBe(ORIGIN);
      }),
      { numRuns: 500, examples: [['/.//x//evil.example/'], ['//evil.example'], ['/\t/evil.example']] },
    );
  });

  it.each([
    ['/rse?a=1#b', '/rse?a=1#b'],
    [`${ORIGIN}/rse`, '/'],
    ['/.//x//evil.example/', '/x//evil.example/'],
    [undefined, '/'],
  ])('%s leads to the path %s', (address, path) => {
    expect(localPath(address)).toBe(path);
  });

  it('to the public origin stays absolute', async () => {
    expect(await follow(`/of-a-remote?to=${ORIGIN}/rse`)).toBe(`${ORIGIN}/rse`);
  });
});
