import { ownPages } from '@vipp/shared/testing/own-routes.server';
import fastify, { type FastifyInstance } from 'fastify';
import { siteHead } from '../../src/head/site-head';
import { matchRoute } from '../../src/routes';
import { registerShareImages } from './share-image-routes';

const ORIGIN = 'https://www.example.com';
const titles: Record<string, string> = {
  '/rse': 'RSE',
  '/signalements': 'Signalements',
  '/plan': 'Plan du site'.repeat(30),
};
let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  registerShareImages(app, {
    publicOrigin: ORIGIN,
    routes: () => ownPages,
    backendUrl: 'http://127.0.0.1:9',
    readPageHead: async (path) => {
      const route = matchRoute(ownPages, path);
      if (!route) return undefined;
      const meta = {
        title: titles[path] ?? 'Titre',
        description: 'd',
        noindex: path === '/prestationstest',
        image: '/backend/public/storage/posts/a.svg',
      };
      return { status: 200, route, meta, head: siteHead(meta, path, ORIGIN) };
    },
  });
});
afterAll(() => app.close());

describe('the picture of a page', () => {
  it.each(['/partage/accueil.png', '/partage/rse.png', '/partage/plan.png', '/partage/signalements.png'])(
    'is a PNG of 1200 by 630 at %s, also without the illustration and with a long title',
    async (url) => {
      const { statusCode, headers, rawPayload } = await app.inject(url);
      expect([statusCode, headers['content-type'], rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([
        200,
        'image/png',
        1200,
        630,
      ]);
    },
  );

  it.each([
    '/partage/inconnu.png',
    '/partage/prestationstest.png',
    '/partage/recrutementdetails/secret.png',
    '/partage/rse.jpg',
  ])('is missing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

it('the mark of the brand is a square PNG, as search engines require', async () => {
  const { rawPayload } = await app.inject('/logo.png');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([512, 512]);
});
