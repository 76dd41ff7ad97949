/** Lists of any length, for tests and benchmarks: the newest documents of the release, or all of them and numbered copies. */
import type { SeedSize } from '@vipp/shared/contract/settings/formats.server';
import { parseContent, type ContentDocument, type Etude, type Post } from './document';
import { toDocument } from './write-document';
import { byDate } from './write-rows';

const DAY = 86_400_000;
/** Days between one copy and the next; a prime number, so that copies fall on all days of the years. */
const STRIDE = 379;

/** Dates copies between the oldest and the newest of `originals`, so that filters offer the same years. */
function resize<Item extends Post | Etude>(
  originals: readonly Item[],
  size: number,
  change: (original: Item, round: number) => Partial<Item> = () => ({}),
): Item[] {
  const items = [...originals].sort(byDate);
  const oldest = Date.parse(items[0]?.publishedAt ?? '');
  const days = (Date.parse(items.at(-1)?.publishedAt ?? '') - oldest) / DAY + 1;
  const copies = Array.from({ length: Math.max(0, size - items.length) }, (_, place) => {
    const publishedAt = new Date(oldest + ((place * STRIDE) % days) * DAY).toISOString().slice(0, 10);
    const round = Math.floor(place / items.length) + 2;
    return items.slice(place % items.length, (place % items.length) + 1).map((item) => ({
      ...item,
      ...change(item, round),
      title: `${item.title} (${round})`,
      slug: `${item.slug}-${round}`,
      publishedAt,
    }));
  });
  return [...items.slice(-size), ...copies.flat()];
}

/** Enlarges the content deterministically; copies show the pictures and documents of their originals. */
export function enlargeContent(documents: readonly ContentDocument[], size: SeedSize): ContentDocument[] {
  const contents = documents.map(parseContent);
  const posts = contents.filter((content) => content.kind === 'post');
  const names = [...new Set(posts.flatMap(({ categories }) => categories))];
  const otherCategories = ({ categories }: Post, round: number) => ({
    categories: categories.map((name) => names[(names.indexOf(name) + round) % names.length] ?? name),
  });
  return [
    ...documents.filter(({ path }) => path.startsWith('pages/')),
    ...resize(posts, size.posts, otherCategories).map(toDocument),
    ...resize(
      contents.filter((content) => content.kind === 'etude'),
      size.etudes,
    ).map(toDocument),
  ];
}
