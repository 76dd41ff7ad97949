import { createServer } from 'node:http';
import fastify from 'fastify';
import type { NewsList } from '@vipp/shared/contract/list-data';
import { success } from '@vipp/shared/contract/result';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { routeTable } from '../src/route-table';
import { registerData } from './routes/data-routes';
import { untilContentAnswers, warmContent } from './warm-up';

const post = {
  id: 1,
  title: 'Kigali',
  slug: 'kigali',
  description: '',
  image: null,
  imageWidth: 1,
  imageHeight: 1,
  publishedAt: '2026-11-20',
  categories: [],
};
const list: NewsList = {
  posts: [post],
  page: 1,
  pageCount: 1,
  total: 1,
  filters: { categories: [], years: [], months: [] },
};

/** Pages that note that they were asked for, beside real data calls. */
async function startSite() {
  const asked: string[] = [];
  const app = fastify();
  registerData(
    app,
    siteApiExample({
      newsList: async () => success(list),
      article: async () =>
        success({ post, metaDescription: '', content: { kind: 'none' }, previous: null, next: null, related: [] }),
    }),
  );
  app.get('/*', async ({ url }) => {
    asked.push(url);
    return '';
  });
  return { app, asked, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

describe('warming up the content', () => {
  it('asks once for every page, and for one of each kind that the content has', async () => {
    const { app, asked, origin } = await startSite();
    await warmContent(app, origin);
    await app.close();
    const fixed = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));
    expect(asked).toEqual(expect.arrayContaining([...fixed, '/actualite/kigali']));
    expect(new Set(asked).size).toBe(asked.length);
    // The site of this test has no study, and no token is anybody's.
    expect(asked.filter((url) => url.startsWith('/etude_de_cas/') || url.includes('0000-4000'))).toEqual([]);
  });
});

describe('waiting for the content service', () => {
  it('ends with its first answer, whatever that says', async () => {
    const server = createServer((_request, response) => response.writeHead(404).end());
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise((resolve) => probe.close(resolve));
    let isOver = false;
    const waiting = untilContentAnswers({ backendUrl: `http://127.0.0.1:${port}`, backendWaitMs: 60_000 }).then(
      () => (isOver = true),
    );
    expect(isOver).toBe(false);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    // A wait that does not end with the answer outlasts the test.
    await waiting;
    await new Promise((resolve) => server.close(resolve));
  });

  it('ends without one after the time that was set', async () => {
    const start = Date.now();
    await untilContentAnswers({ backendUrl: 'http://127.0.0.1:1', backendWaitMs: 120 });
    expect(Date.now() - start).toBeGreaterThanOrEqual(120);
  });
});
