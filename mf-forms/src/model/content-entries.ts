import type { ContentPageNumber } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';

/** Loads the entries of a page; none when they are unavailable: the form with its values must stay. */
export async function entriesOrNone(
  api: SiteApi,
  page: ContentPageNumber,
): Promise<readonly (PageEntry | undefined)[]> {
  const entries = await api.contentPage(page);
  return entries.ok ? toSections(entries.data) : [];
}
