import { slugify } from '@vipp/shared/lib/slugify';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/page-sections';

export type LegalSection = { anchor: string; name: string; content: string };
export type LegalData = { sections: LegalSection[] };

/** The cookie banner links to /politique#cookies, however the section is worded. */
const toAnchor = (name: string): string => (/cookies?\b/i.test(name) ? 'cookies' : slugify(name));

/** The sections of a legal page, each with an anchor of its own. */
export function toLegalData(entries: readonly PageEntry[], limit: number): LegalData {
  const taken = new Set<string>();
  const sections = toSections(entries)
    .slice(0, limit)
    .flatMap((entry, index) => {
      if (!entry) return [];
      const { name, content } = entry;
      const wished = toAnchor(name);
      const anchor = wished && !taken.has(wished) ? wished : `section-${index + 1}`;
      taken.add(anchor);
      return [{ anchor, name, content }];
    });
  return { sections };
}

const legalLoader =
  (page: ContentPageNumber, limit: number) =>
  async ({ api }: PageLoaderArgs): Promise<Result<LegalData>> => {
    const entries = await api.contentPage(page);
    return entries.ok ? success(toLegalData(entries.data, limit)) : entries;
  };

// Requirement 2.14: up to 8 sections, and 5.
export const loadPrivacy = legalLoader(CONTENT_PAGES.politique, 8);
export const loadLegal = legalLoader(CONTENT_PAGES.mentionsLegales, 5);
