import fastify, { type FastifyInstance } from 'fastify';
import { failure } from '@vipp/shared/contract/result';
import { dataPaths } from '@vipp/shared/contract/site-api';
import type { ContentApi } from '../data/site-content';
import { newsQuery, studyQuery } from '../data/lists/testing/sample-items';
import { registerData } from './data-routes';

const calls: unknown[][] = [];

/** Records each call, and answers that nothing was found. */
const api = new Proxy({} as ContentApi, {
  get:
    (_api, name) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return failure(name === 'newsList' ? 'unavailable' : 'not-found');
    },
});

let app: FastifyInstance;
beforeEach(() => {
  calls.length = 0;
  app = fastify();
  registerData(app, api);
});

const NEWS = newsQuery({ search: 'é & ? +', categories: ['rse', 'a'], years: ['2023'], months: ['02'], page: 3 });
const STUDIES = studyQuery({ theme: 'activités-it', secteurs: ['m'], typologies: ['a'], objectifs: ['c'], page: 2 });

it.each([
  [dataPaths.newsList(NEWS), ['newsList', NEWS]],
  [dataPaths.newsList(newsQuery()), ['newsList', newsQuery()]],
  [dataPaths.article('été/1 ?'), ['article', 'été/1 ?']],
  [dataPaths.studyThemes(), ['studyThemes']],
  [dataPaths.hasFollowUp(), ['hasFollowUp']],
  [dataPaths.takesReports(), ['takesReports']],
  [dataPaths.siteFacts(), ['siteFacts']],
  [dataPaths.studyList(STUDIES, 6), ['studyList', STUDIES, 6]],
  [dataPaths.study('a-b'), ['study', 'a-b']],
  [dataPaths.applicationForm(), ['applicationForm', undefined]],
  [dataPaths.applicationForm(3), ['applicationForm', 3]],
  [dataPaths.positions(), ['positions']],
])('the data calls request for %s what a loader on the server requests', async (path, call) => {
  await app.inject(path);
  expect(calls).toEqual([call]);
});

it.each(['', '?taille=5000', '?taille=-1', '?taille=abc'])('studies have a default size for %j', async (query) => {
  await app.inject(`/_data/studies${query}`);
  expect(calls[0]?.[2]).toBe(9);
});

it.each(['x', '1.5', '-1', '9'.repeat(12), ''])('the application form has no version %j', async (version) => {
  const { statusCode } = await app.inject(`/_data/application-form?version=${version}`);
  expect([statusCode, calls]).toEqual([404, version === '' ? [['applicationForm', 0]] : []]);
});

it.each([
  ['/_data/content/77', 404],
  ['/_data/content/x', 404],
  ['/_data/posts/latest?limit=900', 400],
])('the data calls refuse %s with %i', async (path, status) => {
  expect([(await app.inject(path)).statusCode, calls]).toEqual([status, []]);
});

it('the data calls distinguish missing from unavailable content', async () => {
  expect((await app.inject(dataPaths.article('nope'))).statusCode).toBe(404);
  const unavailable = await app.inject(dataPaths.newsList(NEWS));
  expect([unavailable.statusCode, unavailable.headers['cache-control']]).toEqual([503, 'no-cache']);
});
