/** All articles, page by page from the site: tests compute the expected result of filters from them. */
import type { APIRequestContext } from '@playwright/test';

export type Post = { id: number; slug: string; title: string; publishedAt: string; categories: string[] };

/** Newest first. */
export async function allPosts(request: APIRequestContext): Promise<Post[]> {
  const posts: Post[] = [];
  for (let page = 1; ; page += 1) {
    const answer = (await (await request.get(`/_data/news?page=${page}`)).json()) as {
      posts: Post[];
      pageCount: number;
    };
    posts.push(...answer.posts);
    if (page >= answer.pageCount) return posts;
  }
}

/** The first of `items`, which must not be empty. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the seed has nothing that this test could use');
  return item;
}
