/** Lists of any length, for tests and benchmarks: the newest items of the seed, or all items and numbered copies. */
import type { SeedSize } from '@vipp/shared/contract/settings/formats.server';
import { CATEGORY_NAMES, type SeedEtude, type SeedPost } from '../../seed/seed-types';
import type { SeedContent } from './typeset-seed';
import { byDate } from './upsert';

const DAY = 86_400_000;
/** Days between one copy and the next; a prime number, so that copies fall on all days of the years. */
const STRIDE = 379;

/** Creates a copy with its number, from 2 on, and its date. */
type Copy<Item> = (original: Item, round: number, publishedAt: string) => Item;

const copyPost: Copy<SeedPost> = (post, round, publishedAt) => ({
  ...post,
  title: `${post.title} (${round})`,
  slug: `${post.slug}-${round}`,
  categories: post.categories.map(
    (name) => CATEGORY_NAMES[(CATEGORY_NAMES.indexOf(name) + round) % CATEGORY_NAMES.length] ?? name,
  ),
  publishedAt,
  filesOf: post.slug,
});

const copyEtude: Copy<SeedEtude> = (etude, round, publishedAt) => ({
  ...etude,
  title: `${etude.title} (${round})`,
  slug: `${etude.slug}-${round}`,
  publishedAt,
  filesOf: etude.slug,
});

/** Dates copies between the oldest and the newest of `originals`, so that filters offer the same years. */
function resize<Item extends { slug: string; publishedAt: string }>(
  originals: readonly Item[],
  size: number,
  copy: Copy<Item>,
): Item[] {
  const items = [...originals].sort(byDate);
  const oldest = Date.parse(items[0]?.publishedAt ?? '');
  const days = (Date.parse(items.at(-1)?.publishedAt ?? '') - oldest) / DAY + 1;
  const copies = Array.from({ length: Math.max(0, size - items.length) }, (_, place) => {
    const date = new Date(oldest + ((place * STRIDE) % days) * DAY).toISOString().slice(0, 10);
    const original = items[place % items.length];
    return original ? [copy(original, Math.floor(place / items.length) + 2, date)] : [];
  });
  return [...items.slice(-size), ...copies.flat()];
}

/** Enlarges the seed deterministically; copies show the pictures and documents of their originals. */
export const enlargeSeed = (seed: SeedContent, { posts, etudes }: SeedSize): SeedContent => ({
  pages: seed.pages,
  posts: resize(seed.posts, posts, copyPost),
  etudes: resize(seed.etudes, etudes, copyEtude),
});
