import { createServer } from 'node:http';
import fastify from 'fastify';
import { success } from '@vipp/shared/contract/result';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { registerData } from './routes/data-routes';
import { sampleArticle, sampleNews } from './data/lists/testing/sample-items';
import { evaluateRemotes, waitForContentService, warmContent } from './warm-up';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { choiceOf, minimalBuild } from './testing/registry-changes';

/** Real data calls, and pages that record their requests. */
async function startSite() {
  const requested: string[] = [];
  const app = fastify();
  const article = async (slug: string) => success(sampleArticle(slug));
  registerData(app, siteApiExample({ newsList: async () => success(sampleNews('kigali')), article }));
  app.get('/*', async ({ url }) => {
    requested.push(url);
    return '';
  });
  return { app, requested, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

it('warming up the content requests every page once, and one page of each kind of content', async () => {
  const { app, requested, origin } = await startSite();
  await warmContent(app, { routes: () => ownPages }, origin);
  await app.close();
  const fixed = ownPages.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(requested).toEqual(expect.arrayContaining([...fixed, '/actualite/kigali']));
  expect(new Set(requested).size).toBe(requested.length);
  // The site of this test has no study, and the sample tokens are invalid.
  expect(requested.filter((url) => url.startsWith('/etude_de_cas/') || url.includes('0000-4000'))).toEqual([]);
});

it('warming up the content ends without an error when the site is stopped', async () => {
  const { app, requested, origin } = await startSite();
  const warmed = warmContent(app, { routes: () => ownPages }, origin);
  await app.close();
  await warmed;
  expect(requested.length).toBeLessThan(2);
});

it('evaluating the remotes loads the first page of each with a version, and a failing one delays no other', async () => {
  const choice = choiceOf(['mf-content', 'mf-forms', 'mf-recruitment'].map((name) => minimalBuild(name, 'v1')));
  const loaded: string[] = [];
  const load = async ({ name }: { name: string }) => {
    if (name === 'mf-content') throw new Error('it throws');
    return loaded.push(name) as never;
  };
  await evaluateRemotes({ settled: async () => undefined, choose: () => choice, load });
  expect(loaded.sort()).toEqual(['mf-forms', 'mf-recruitment']);
});

it('waiting for the content service ends with its first answer, even an error', async () => {
  const { url, close } = await startHttpServer(() => undefined);
  await close();
  let isOver = false;
  const waiting = waitForContentService({ backendUrl: url, backendWaitMs: 60_000 }).then(() => (isOver = true));
  const server = createServer((_request, response) => response.writeHead(404).end());
  expect(isOver).toBe(false);
  server.listen(Number(new URL(url).port), '127.0.0.1');
  // Without the answer, the wait would exceed the timeout of the test.
  await waiting;
  await new Promise((resolve) => server.close(resolve));
});

it('waiting for the content service ends without an answer after `backendWaitMs`', async () => {
  const start = Date.now();
  await waitForContentService({ backendUrl: 'http://127.0.0.1:1', backendWaitMs: 120 });
  expect(Date.now() - start).toBeGreaterThanOrEqual(120);
});
