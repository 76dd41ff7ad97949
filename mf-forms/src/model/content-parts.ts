/** The parts of content entries that the pages of forms show; a page without its content still has its form. */
import type { ContentPageNumber } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/page-sections';

export type TextPart = Pick<PageEntry, 'name' | 'prose'>;
export type ListPart = Pick<PageEntry, 'name' | 'prose' | 'items'>;

export const textPart = (entry: PageEntry | undefined): TextPart | null =>
  entry ? { name: entry.name, prose: entry.prose } : null;

export const listPart = (entry: PageEntry | undefined): ListPart | null =>
  entry ? { name: entry.name, prose: entry.prose, items: entry.items } : null;

/** The entries of a page, or none: content that cannot be had must not take the form, and what was typed, with it. */
export async function entriesOrNone(
  api: SiteApi,
  page: ContentPageNumber,
): Promise<readonly (PageEntry | undefined)[]> {
  const entries = await api.contentPage(page);
  return entries.ok ? toSections(entries.data) : [];
}
