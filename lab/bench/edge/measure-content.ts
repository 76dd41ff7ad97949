/**
 * 1,000 visitors of a site with 10,000 posts behind Varnish, while posts change and versions are promoted: how many pages the
 * cache answers, how many each change costs, and whether a changed title is seen within a second.
 */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CacheVisitor } from '../../caches/cache-visitor';
import type { Row } from '../../support/print-rows';

const POSTS_ON_A_PAGE = 6;
const VISITORS = 1_000;
/** Longest pause of a visitor between two pages, in ms. */
const READING_MS = 4_000;
const CHANGE_MS = 10_000;
const SEEN_WITHIN_MS = 1_000;
const ASKED_AT_ONCE = 50;
const GOAL_HITS = 0.98;

export type ContentOptions = {
  /** Of the cache. */
  site: string;
  /** Of the content service. */
  databaseUrl: string;
  minutes: number;
  /** Promotes or rolls back another version; called `promotions` times, evenly distributed. */
  promote: () => Promise<unknown>;
  promotions: number;
};

type Post = { id: number; slug: string; title: string };
type Cause = 'content' | 'promotion';
type Seen = {
  pages: number;
  failed: number;
  missed: Record<Cause, number>;
  latest: Cause;
  stale: number;
  asked: number;
};

/** Pages by how often they are asked for: home first, then lists and posts, the newest first (Zipf). */
function createPicker(paths: readonly string[]): () => string {
  const sums: number[] = [];
  let total = 0;
  for (let rank = 1; rank <= paths.length; rank += 1) sums.push((total += 1 / rank));
  return () => {
    const wanted = Math.random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return paths[low] ?? '/';
  };
}

async function readPosts(database: pg.Client): Promise<Post[]> {
  const { rows } = await database.query<Post>('select id, slug, title from posts order by published_at desc, id desc');
  return rows;
}

function pagesOf(posts: readonly Post[]): string[] {
  const lists = Array.from({ length: Math.ceil(posts.length / POSTS_ON_A_PAGE) }, (_, page) =>
    page === 0 ? '/actualite' : `/actualite?page=${page + 1}`,
  );
  const posted = posts.map(({ slug }) => `/actualite/${slug}`);
  // Each list page is before the posts that it shows.
  return [
    '/',
    ...lists.flatMap((list, page) => [list, ...posted.slice(page * POSTS_ON_A_PAGE, (page + 1) * POSTS_ON_A_PAGE)]),
  ];
}

/** Asks for each page once, as on a site that runs for a while. */
async function fill(site: string, pages: readonly string[]): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    const visitor = new CacheVisitor(site);
    for (let page = pages[next++]; page !== undefined; page = pages[next++]) await visitor.open(page);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

async function visit(site: string, pick: () => string, seen: Seen, signal: AbortSignal): Promise<void> {
  const visitor = new CacheVisitor(site);
  while (!signal.aborted) {
    await pause(Math.random() * READING_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const page = await visitor.open(pick()).catch(() => undefined);
    seen.pages += 1;
    if (page?.status !== 200) seen.failed += 1;
    if (!page?.isHit) seen.missed[seen.latest] += 1;
  }
}

/** Changes the title of a post, and counts which pages do not show it a second later. */
async function changePost({ site }: ContentOptions, database: pg.Client, posts: Post[], place: number, seen: Seen) {
  const post = posts[place];
  if (!post) return;
  post.title = `Titre ${Date.now()}`;
  seen.latest = 'content';
  await database.query('update posts set title = $1 where id = $2', [post.title, post.id]);
  await pause(SEEN_WITHIN_MS);
  const list = `/actualite?page=${Math.floor(place / POSTS_ON_A_PAGE) + 1}`;
  const answers = Array.from({ length: ASKED_AT_ONCE }, (_, index) =>
    new CacheVisitor(site).open(index % 2 ? list : `/actualite/${post.slug}`),
  );
  for (const { html } of await Promise.all(answers)) {
    seen.asked += 1;
    if (!html.includes(post.title)) seen.stale += 1;
  }
}

/** Visitors, changes of titles and promotions at once. @returns number of changes */
async function runAll(options: ContentOptions, database: pg.Client, posts: Post[], pick: () => string, seen: Seen) {
  const { site, minutes, promote, promotions } = options;
  const ended = AbortSignal.timeout(minutes * 60_000);
  setMaxListeners(0, ended);
  const visitors = Array.from({ length: VISITORS }, () => visit(site, pick, seen, ended));
  let changes = 0;
  const changing = (async () => {
    for (; !ended.aborted; changes += 1) {
      await changePost(options, database, posts, Math.floor(Math.random() * posts.length), seen);
      await pause(CHANGE_MS - SEEN_WITHIN_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  })();
  const promoting = (async () => {
    for (let promotion = 0; promotion < promotions && !ended.aborted; promotion += 1) {
      await pause((minutes * 60_000) / (promotions + 1), undefined, { signal: ended }).catch(() => undefined);
      seen.latest = 'promotion';
      await promote();
    }
  })();
  await Promise.all([...visitors, changing, promoting]);
  return changes;
}

function toRows({ minutes, promotions }: ContentOptions, posts: number, changes: number, seen: Seen): Row[] {
  const missed = seen.missed.content + seen.missed.promotion;
  const hits = 1 - missed / seen.pages;
  const name = `${VISITORS} visitors, ${posts} posts, ${minutes} min:`;
  const rendered = `${name} pages rendered after each of`;
  return [
    {
      name: `${name} hit ratio of ${seen.pages} pages`,
      figure: hits.toFixed(4),
      goal: GOAL_HITS,
      holds: hits >= GOAL_HITS,
    },
    { name: `${name} failed pages`, figure: seen.failed, goal: 0, holds: seen.failed === 0 },
    { name: `${rendered} ${changes} changes of a title`, figure: (seen.missed.content / changes).toFixed(1) },
    { name: `${rendered} ${promotions} promotions`, figure: (seen.missed.promotion / promotions).toFixed(1) },
    {
      name: `${name} stale of ${seen.asked} pages, a second after a change`,
      figure: seen.stale,
      goal: 0,
      holds: seen.stale === 0,
    },
  ];
}

export async function measureContent(options: ContentOptions): Promise<Row[]> {
  const { site, databaseUrl, minutes } = options;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const posts = await readPosts(database);
    const pages = pagesOf(posts);
    console.log(`asking once for each of ${pages.length} pages …`);
    await fill(site, pages);
    console.log(`${VISITORS} visitors for ${minutes} minutes …`);
    const seen: Seen = {
      pages: 0,
      failed: 0,
      missed: { content: 0, promotion: 0 },
      latest: 'content',
      stale: 0,
      asked: 0,
    };
    const changes = await runAll(options, database, posts, createPicker(pages), seen);
    return toRows(options, posts.length, changes, seen);
  } finally {
    await database.end();
  }
}
