/** The gateway's content calls: pages, news and case studies, parsed, sanitised and cached. */
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry, PageLinkData } from '@vipp/shared/contract/site-data';
import * as z from 'zod/mini';
import { createApplicationContent, type ApplicationContent } from './application-content';
import { type BackendClient, createBackendClient } from './source/backend-client';
import { type ContentCache, createContentCache } from './source/content-cache';
import {
  contentEntries,
  type ContentList,
  type ListOptions,
  onceForEachVersion,
  readRows,
  type ReportUnreadable,
} from './lists/content-lists';
import { createDocumentReader } from './lists/document-content';
import { createNewsContent } from './lists/news';
import { createStudyContent } from './lists/studies';
import { contentPreviewPath } from '@vipp/shared/contract/workshop/workshop-call';

type DraftContent = (token: string) => Promise<ServiceContent | undefined>;

const TOKEN = /^[\w-]{43}$/;
const previewSchema = z.object({ answers: z.record(z.string(), z.unknown()) });

/** @returns undefined where the token shows no draft */
export function createDraftContent(settings: { backendUrl: string; apiToken: string }): DraftContent {
  const backend = createBackendClient(settings);
  return async (token) => {
    if (!TOKEN.test(token)) return undefined;
    const found = await backend.read(contentPreviewPath(token), undefined).catch(() => undefined);
    if (found?.kind !== 'content') return undefined;
    const { answers } = previewSchema.parse(found.content);
    const read: BackendClient['read'] = async (path, etag) =>
      Object.hasOwn(answers, path)
        ? { kind: 'content', content: answers[path], etag: undefined }
        : backend.read(path, etag);
    // Cache for this page alone.
    const cache = createContentCache({ read, ttlMs: 60_000, onError: () => undefined });
    const { formTrial: _formTrial, ...content } = createSiteContent({ ...backend, cache });
    return content;
  };
}

/** All links of an entry to stored files, whose sizes are added later. */
export const storedLinks = (entry: PageEntry): PageLinkData[] =>
  [...entry.actions, ...entry.items.flatMap(({ link }) => (link ? [link] : []))].filter(
    ({ format }) => format !== undefined,
  );

/** All data calls that read; `createSubmit` sends forms. */
export type ContentApi = Omit<SiteApi, 'submit'>;
/** Those whose answers come from the content service. */
type ServiceContent = Omit<ContentApi, 'siteFacts'>;

type Options = Pick<BackendClient, 'storedSize'> & {
  cache: ContentCache;
  /** Called once for each version of a list with unreadable rows. */
  onUnreadable?: ReportUnreadable;
};

/** Replaces an invalid entry: pages read their entries by index. */
const EMPTY_ENTRY: ContentEntry = { name: '', content: '' };

const isRow = <Row>(row: Row | undefined): row is Row => row !== undefined;
/** The lists of requirement 7.2 are in a `data` field. */
const wrappedSchema = z.object({ data: z.unknown() });

/** Whether a number from an address belongs to a content page. */
export const isContentPage = (value: number): value is ContentPageNumber =>
  (Object.values(CONTENT_PAGES) as number[]).includes(value);

export function createSiteContent({
  storedSize,
  cache,
  onUnreadable = () => undefined,
}: Options): ServiceContent & Pick<ApplicationContent, 'formTrial'> {
  const report = onceForEachVersion(onUnreadable);

  /** @throws {Error} when there are rows, but none of them can be read */
  const checkedRows = <Row>(list: ContentList<Row>, answer: unknown): (Row | undefined)[] => {
    const { rows, unreadable } = readRows(list, answer);
    report(list.name, unreadable);
    if (rows.length > 0 && !rows.some(isRow)) throw new Error(`${list.name}: none of ${rows.length} rows can be read`);
    return rows;
  };

  const readList: ListOptions['readList'] = (list, prepare) =>
    cache.get(list.path, (raw) => prepare(checkedRows(list, wrappedSchema.parse(raw).data).filter(isRow)));

  const withSizes = async (entry: PageEntry): Promise<PageEntry> => {
    await Promise.all(
      storedLinks(entry).map(async (link) => {
        link.bytes = await storedSize(link.href);
      }),
    );
    return entry;
  };

  const contentPage: SiteApi['contentPage'] = (page) => {
    const list = contentEntries(page);
    return cache.get(list.path, async (raw) => {
      const { toPageEntry } = await import('./html/page-entry');
      return Promise.all(checkedRows(list, raw).map((entry) => withSizes(toPageEntry(entry ?? EMPTY_ENTRY))));
    });
  };

  const lists = { readList, readDocument: createDocumentReader(storedSize) };
  return {
    contentPage,
    ...createNewsContent(lists),
    ...createStudyContent(lists),
    ...createApplicationContent({ cache }),
  };
}
