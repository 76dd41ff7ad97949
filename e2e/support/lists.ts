/** All rows of the lists, page by page from the site: tests compute the expected result of filters from them. */
import type { APIRequestContext } from '@playwright/test';

type Listed = { id: number; slug: string; title: string; publishedAt: string };
export type Post = Listed & { categories: string[] };
export type Study = Listed & { theme: string; typologie: string; secteur: string; objectif: string };

async function allPages<Item>(
  request: APIRequestContext,
  address: string,
  itemsOf: (answer: unknown) => Item[],
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = (await (await request.get(`${address}?page=${page}`)).json()) as { pageCount: number };
    items.push(...itemsOf(answer));
    if (page >= answer.pageCount) return items;
  }
}

/** Newest first. */
export const allPosts = (request: APIRequestContext): Promise<Post[]> =>
  allPages(request, '/_data/news', (answer) => (answer as { posts: Post[] }).posts);

/** Newest first. */
export const allStudies = (request: APIRequestContext): Promise<Study[]> =>
  allPages(request, '/_data/studies', (answer) => (answer as { studies: Study[] }).studies);

/** The first of `items`, which must not be empty. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the seed has nothing that this test could use');
  return item;
}
