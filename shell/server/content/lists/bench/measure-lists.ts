/**
 * Measures the lists in a process of its own: `measure-lists.ts POSTS ETUDES` prints its figures as JSON.
 * Run by `npm run bench:lists`; needs `--expose-gc`.
 */
import { contentCalls } from '@vipp/shared/contract/content-api';
import type { NewsQuery, StudyQuery } from '@vipp/shared/contract/list-query';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import type { Result } from '@vipp/shared/contract/result';
import { slugify } from '@vipp/shared/lib/slugify';
import { createContentCache } from '../../source/content-cache';
import { sanitiseHere } from '../../html/sanitise-here';
import { createSiteContent, type ServiceContent } from '../../site-content';
import {
  CATEGORIES,
  createRandom,
  OBJECTIFS,
  pick,
  SECTEURS,
  syntheticLists,
  syntheticSearch,
  TYPOLOGIES,
} from './synthetic-lists';

const QUERIES = 3_000;
const MEGABYTE = 1024 * 1024;
const PAGE_OF_STUDIES = 9;

type Random = (below: number) => number;

/** Lists as text, so that the cache contains parsed objects, as in production. */
function listTexts(posts: number, etudes: number): Map<string, string> {
  const lists = syntheticLists(posts, etudes);
  const text = (data: unknown[]) => JSON.stringify({ data });
  return new Map([
    [contentCalls.posts.path, text(lists.posts)],
    [contentCalls.etudes.path, text(lists.etudes)],
    [contentCalls.categories.path, text(lists.categories)],
    [contentCalls.postCategories.path, text(lists.relations)],
  ]);
}

function createApi(texts: Map<string, string>): ServiceContent {
  const read = async (path: string) => ({
    kind: 'content' as const,
    content: JSON.parse(texts.get(path) ?? 'null'),
    etag: undefined,
  });
  const cache = createContentCache({ ttlMs: 3_600_000, onError: (key, error) => console.error(key, error) });
  return createSiteContent({ backend: { read, storedSize: async () => 1_000_000 }, cache, sanitiser: sanitiseHere });
}

/** None, one or two of the names, as values of a query. */
const some = (names: readonly string[], random: Random): string[] => [
  ...new Set(Array.from({ length: Math.max(0, random(5) - 2) }, () => slugify(pick(names, random)))),
];

const common = (random: Random) => ({
  search: syntheticSearch(random),
  years: some(['2023', '2024', '2025', '2026'], random),
  months: some(['01', '06', '12'], random),
  page: 1 + random(4) * random(200),
});

const newsQuery = (random: Random): NewsQuery => ({ ...common(random), categories: some(CATEGORIES, random) });

const studyQuery = (random: Random): StudyQuery => ({
  ...common(random),
  theme: random(3) === 0 ? (ETUDE_THEMES[random(ETUDE_THEMES.length)] ?? null) : null,
  typologies: some(TYPOLOGIES, random),
  objectifs: some(OBJECTIFS, random),
  secteurs: some(SECTEURS, random),
});

async function timed(call: () => Promise<Result<unknown>>): Promise<number> {
  const start = performance.now();
  const answer = await call();
  const spent = performance.now() - start;
  if (!answer.ok) throw new Error(`a call was not answered: ${answer.failure}`);
  return spent;
}

async function timesOf(call: (random: Random) => Promise<Result<unknown>>): Promise<{ median: number; p99: number }> {
  const random = createRandom(QUERIES);
  const times: number[] = [];
  for (let count = 0; count < QUERIES; count += 1) times.push(await timed(() => call(random)));
  times.sort((a, b) => a - b);
  return { median: times[QUERIES >> 1] ?? NaN, p99: times[Math.floor(QUERIES * 0.99)] ?? NaN };
}

const jsonBytes = (answer: Result<unknown>): number =>
  answer.ok ? Buffer.byteLength(JSON.stringify(answer.data)) : NaN;

function memory(): { heap: number; resident: number } {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / MEGABYTE, resident: rss / MEGABYTE };
}

async function measure(posts: number, etudes: number) {
  const texts = listTexts(posts, etudes);
  const before = memory();
  const api = createApi(texts);
  const all = { search: '', years: [], months: [], page: 1 };
  const news = { ...all, categories: [] };
  const studies = { ...all, theme: null, typologies: [], objectifs: [], secteurs: [] };
  const firstNews = await timed(() => api.newsList(news));
  const firstStudies = await timed(() => api.studyList(studies, PAGE_OF_STUDIES));
  const newsTimes = await timesOf((random) => api.newsList(newsQuery(random)));
  const studyTimes = await timesOf((random) => api.studyList(studyQuery(random), PAGE_OF_STUDIES));
  const sizes = {
    news: jsonBytes(await api.newsList(news)),
    studies: jsonBytes(await api.studyList(studies, PAGE_OF_STUDIES)),
  };
  const after = memory();
  return {
    posts,
    etudes,
    sizes,
    newsTimes,
    studyTimes,
    loading: firstNews + firstStudies,
    heap: after.heap - before.heap,
    resident: after.resident - before.resident,
  };
}

const [posts = 30, etudes = 30] = process.argv.slice(2).map(Number);
void measure(posts, etudes).then((figures) => console.log(JSON.stringify(figures)));
