/** The gateway's content calls: pages, news and case studies, parsed, sanitised and cached. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import * as z from 'zod/mini';
import { createApplicationContent, type ApplicationContent } from './application-content';
import type { Sanitiser } from './html/sanitiser';
import { sourceOf, type BackendClient } from './source/backend-client';
import type { ContentCache, Source } from './source/content-cache';
import { contentEntries, type ContentList } from './lists/content-lists';
import { createDocumentReader } from './lists/document-content';
import type { ListOptions } from './lists/list-source';
import { createNewsContent } from './lists/news-content';
import { createRowReader, type Rows } from './lists/read-rows';
import { createStudyContent, type StudyLookup } from './lists/study-content';
import { onceForEachVersion, type ReportUnreadable } from './lists/unreadable-rows';
import { storedLinks } from './stored-links';

/** All data calls that read; `createSubmit` sends forms. */
export type ContentApi = Omit<SiteApi, 'submit'>;
/** Those whose answers come from the content service. */
export type ServiceContent = Omit<ContentApi, 'siteFacts'>;

type Options = {
  backend: BackendClient;
  cache: ContentCache;
  sanitiser: Sanitiser;
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

export function createSiteContent({
  backend,
  cache,
  sanitiser,
  onUnreadable = () => undefined,
}: Options): ServiceContent & StudyLookup & Pick<ApplicationContent, 'formTrial'> {
  const report = onceForEachVersion(onUnreadable);

  /** @throws {Error} when there are rows, but none of them can be read */
  const checked = <Row>(list: ContentList<Row>, { rows, unreadable }: Rows<Row>): (Row | undefined)[] => {
    report(list.name, unreadable);
    if (rows.length > 0 && !rows.some(isRow)) throw new Error(`${list.name}: none of ${rows.length} rows can be read`);
    return rows;
  };
  const sources = new Map<string, Source<unknown>>();
  /** @param toRawRows finds the rows in an answer */
  const readRows = <Row, Content>(
    list: ContentList<Row>,
    toRawRows: (raw: unknown) => unknown,
    toContent: (rows: (Row | undefined)[]) => Content | Promise<Content>,
  ): Promise<Result<Content>> => {
    // Each path has one list, so its content has the type of that list.
    const known = sources.get(list.path) as Source<Content> | undefined;
    if (known) return cache.get(list.path, known);
    const { read } = createRowReader(list);
    const source = sourceOf(backend, list.path, (raw) => toContent(checked(list, read(toRawRows(raw)))));
    sources.set(list.path, source);
    return cache.get(list.path, source);
  };

  const readList: ListOptions['readList'] = (list) =>
    readRows(
      list,
      (raw) => wrappedSchema.parse(raw).data,
      (rows) => rows.filter(isRow),
    );

  const withSizes = async (entry: PageEntry): Promise<PageEntry> => {
    await Promise.all(
      storedLinks(entry).map(async (link) => {
        link.bytes = await backend.storedSize(link.href);
      }),
    );
    return entry;
  };

  const contentPage: SiteApi['contentPage'] = (page) =>
    readRows(
      contentEntries(page),
      (raw) => raw,
      (entries) =>
        Promise.all(entries.map(async (entry) => withSizes(await sanitiser.pageEntry(entry ?? EMPTY_ENTRY)))),
    );

  const lists = { readList, readDocument: createDocumentReader({ backend, cache, sanitiser }) };
  return {
    contentPage,
    ...createNewsContent(lists),
    ...createStudyContent(lists),
    ...createApplicationContent({ backend, cache }),
  };
}
