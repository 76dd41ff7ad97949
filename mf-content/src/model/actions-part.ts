import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import type { ContentPageNumber } from '@vipp/shared/contract/paths';
import { success, type Result } from '@vipp/shared/contract/result';
import type { Figure, PageEntry, PageItem, PageLinkData } from '@vipp/shared/contract/site-data';

/** Loader of a page that shows one page of content and nothing else. */
export const contentLoader =
  <Data>(page: ContentPageNumber, toData: (entries: readonly PageEntry[]) => Data) =>
  async ({ api }: PageLoaderArgs): Promise<Result<Data>> => {
    const entries = await api.contentPage(page);
    return entries.ok ? success(toData(entries.data)) : entries;
  };

/** Title, prose and links of an entry, and the picture beside them. */
export type ActionsPart = Pick<PageEntry, 'name' | 'prose' | 'actions'> & { figure?: Figure | undefined };

export const actionsPart = (entry: PageEntry | undefined): ActionsPart | null =>
  entry ? { name: entry.name, prose: entry.prose, actions: entry.actions, figure: entry.figures[0] } : null;

/** As `actionsPart`, with `fallback` for an entry without a link. */
export function actionsPartOr(entry: PageEntry | undefined, fallback: PageLinkData): ActionsPart | null {
  const part = actionsPart(entry);
  return part && { ...part, actions: part.actions.length > 0 ? part.actions : [fallback] };
}

/** A figure, its unit, and its source as a page or document. */
export type SourcedFigure = Pick<PageItem, 'title' | 'html' | 'link'>;

/** The items of an entry as figures. */
export const toFigures = (entry: PageEntry | undefined): SourcedFigure[] =>
  entry?.items.map(({ title, html, link }) => ({ title, html, link })) ?? [];
