/** The gateway's `SiteApi`: content pages and posts, parsed, sanitised and cached. */
import { categoryListSchema, contentCalls, contentPageSchema, postCategoryListSchema, postListSchema } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import type * as z from 'zod/mini';
import type { BackendClient } from './backend-client';
import type { ContentCache, Source } from './content-cache';
import { storedLinks, toPageEntry } from './page-entry';
import { newestFirst, toPostCard } from './post-cards';

type Options = { backend: BackendClient; cache: ContentCache };

/** A number that names a content page, as it comes in from an address. */
export const isContentPage = (value: number): value is ContentPageNumber =>
  (Object.values(CONTENT_PAGES) as number[]).includes(value);

/** A source whose answers are parsed, and prepared once per version of the content. */
function preparedSource<Raw, Content>(
  read: Source<unknown>,
  schema: z.ZodMiniType<Raw>,
  prepare: (raw: Raw) => Content | Promise<Content>,
): Source<Content> {
  return async (etag) => {
    const answer = await read(etag);
    if (answer.kind !== 'content') return answer;
    return { ...answer, content: await prepare(schema.parse(answer.content)) };
  };
}

export function createSiteContent({ backend, cache }: Options): SiteApi {
  const list = <Raw>(path: string, schema: z.ZodMiniType<{ data: Raw[] }>): Promise<Result<Raw[]>> =>
    cache.get(path, preparedSource((etag) => backend.read(path, etag), schema, ({ data }) => data));

  const withSizes = async (entry: PageEntry): Promise<PageEntry> => {
    await Promise.all(
      storedLinks(entry).map(async (link) => {
        link.bytes = await backend.storedSize(link.href);
      }),
    );
    return entry;
  };

  const contentPage: SiteApi['contentPage'] = (page) => {
    const path = contentCalls.contentPage.path.replace('{n}', String(page));
    const source = preparedSource((etag) => backend.read(path, etag), contentPageSchema, (entries) =>
      Promise.all(entries.map((entry) => withSizes(toPageEntry(entry)))),
    );
    return cache.get(path, source);
  };

  const latestPosts: SiteApi['latestPosts'] = async (limit) => {
    const [posts, categories, relations] = await Promise.all([
      list(contentCalls.posts.path, postListSchema),
      list(contentCalls.categories.path, categoryListSchema),
      list(contentCalls.postCategories.path, postCategoryListSchema),
    ]);
    if (!posts.ok) return posts;
    // Categories are an ornament of a card: without them the news still shows.
    const names = categories.ok && relations.ok ? { categories: categories.data, relations: relations.data } : undefined;
    return success(newestFirst(posts.data).slice(0, limit).map((post) => toPostCard(post, names)));
  };

  return { contentPage, latestPosts };
}
