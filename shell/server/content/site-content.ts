/** The gateway's content calls: pages, news and case studies, parsed, sanitised and cached. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import * as z from 'zod/mini';
import { createApplicationContent } from './application-content';
import type { BackendClient } from './source/backend-client';
import type { ContentCache, Source } from './source/content-cache';
import { contentEntries, type ContentList } from './lists/content-lists';
import { createDocumentReader } from './lists/document-content';
import type { ListOptions } from './lists/list-source';
import { createNewsContent } from './lists/news-content';
import { createRowReader, type Rows } from './lists/read-rows';
import { createStudyContent, type StudyLookup } from './lists/study-content';
import { onceForEachVersion, type ReportUnreadable } from './lists/unreadable-rows';
import { storedLinks, toPageEntry } from './page-entry';

/** All data calls that read; `createSubmit` sends forms. */
export type ContentApi = Omit<SiteApi, 'submit'>;

type Options = {
  backend: BackendClient;
  cache: ContentCache;
  /** Called once for each version of a list with rows that cannot be read in full. */
  onUnreadable?: ReportUnreadable;
};

/** Replaces an entry that cannot be shown, because pages read their entries by index. */
const EMPTY_ENTRY: ContentEntry = { name: '', content: '' };

const isRow = <Row>(row: Row | undefined): row is Row => row !== undefined;
/** The lists of requirement 7.2 are in a `data` field. */
const wrappedSchema = z.object({ data: z.unknown() });

/** Whether a number from an address is that of a content page. */
export const isContentPage = (value: number): value is ContentPageNumber =>
  (Object.values(CONTENT_PAGES) as number[]).includes(value);

/** A source that parses and prepares its answers once per version of the content. */
function preparedSource<Content>(
  read: Source<unknown>,
  prepare: (raw: unknown) => Content | Promise<Content>,
): Source<Content> {
  return async (etag) => {
    const answer = await read(etag);
    if (answer.kind !== 'content') return answer;
    return { ...answer, content: await prepare(answer.content) };
  };
}

export function createSiteContent({
  backend,
  cache,
  onUnreadable = () => undefined,
}: Options): ContentApi & StudyLookup {
  const report = onceForEachVersion(onUnreadable);

  const readers = new Map<string, (list: unknown) => Rows<unknown>>();
  const readRows = <Row>(raw: unknown, list: ContentList<Row>): Rows<Row> => {
    const reader = readers.get(list.path) ?? createRowReader(list);
    readers.set(list.path, reader);
    // Each path has one list, so its rows have the type of that list.
    return reader(raw) as Rows<Row>;
  };
  /** @throws {Error} when there are rows, but none of them can be read */
  const rowsOf = <Row>(raw: unknown, list: ContentList<Row>): (Row | undefined)[] => {
    const { rows, unreadable } = readRows(raw, list);
    report(list.name, unreadable);
    if (rows.length > 0 && !rows.some(isRow)) throw new Error(`${list.name}: none of ${rows.length} rows can be read`);
    return rows;
  };

  const readList: ListOptions['readList'] = (list) =>
    cache.get(
      list.path,
      preparedSource(
        (etag) => backend.read(list.path, etag),
        (raw) => rowsOf(wrappedSchema.parse(raw).data, list).filter(isRow),
      ),
    );

  const withSizes = async (entry: PageEntry): Promise<PageEntry> => {
    await Promise.all(
      storedLinks(entry).map(async (link) => {
        link.bytes = await backend.storedSize(link.href);
      }),
    );
    return entry;
  };

  const contentPage: SiteApi['contentPage'] = (page) => {
    const list = contentEntries(page);
    const source = preparedSource(
      (etag) => backend.read(list.path, etag),
      (raw) => Promise.all(rowsOf(raw, list).map((entry) => withSizes(toPageEntry(entry ?? EMPTY_ENTRY)))),
    );
    return cache.get(list.path, source);
  };

  const lists = { readList, readDocument: createDocumentReader({ backend, cache }) };
  return {
    contentPage,
    ...createNewsContent(lists),
    ...createStudyContent(lists),
    ...createApplicationContent({ backend, cache }),
  };
}
