/** The gateway's content calls: pages, news and case studies, parsed, sanitised and cached. */
import { contentCalls, contentPageSchema } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import type * as z from 'zod/mini';
import type { BackendClient } from './backend-client';
import type { ContentCache, Source } from './content-cache';
import { createDocumentReader } from './lists/document-content';
import type { ListOptions } from './lists/list-source';
import { createNewsContent } from './lists/news-content';
import { createStudyContent } from './lists/study-content';
import { storedLinks, toPageEntry } from './page-entry';

/** All that is read; forms are sent by another part. */
export type ContentApi = Omit<SiteApi, 'submit'>;

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

export function createSiteContent({ backend, cache }: Options): ContentApi {
  const readList: ListOptions['readList'] = (path, schema) =>
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

  const lists = { readList, readDocument: createDocumentReader({ backend, cache }) };
  return { contentPage, ...createNewsContent(lists), ...createStudyContent(lists) };
}
