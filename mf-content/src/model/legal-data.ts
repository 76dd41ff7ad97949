import { slugify } from '@vipp/shared/lib/slugify';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/page-sections';

export type LegalSection = { anchor: string; name: string; content: string };
export type LegalData = { sections: LegalSection[] };

/** The section about cookies has a fixed anchor, because the cookie banner links to /politique#cookies. */
const toAnchor = (name: string): string => (/cookies?\b/i.test(name) ? 'cookies' : slugify(name));

/** The sections of a legal page with unique anchors. */
export function toLegalData(entries: readonly PageEntry[], limit: number): LegalData {
  const used = new Set<string>();
  const sections = toSections(entries)
    .slice(0, limit)
    .flatMap((entry, index) => {
      if (!entry) return [];
      const { name, content } = entry;
      const preferred = toAnchor(name);
      const anchor = preferred && !used.has(preferred) ? preferred : `section-${index + 1}`;
      used.add(anchor);
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

// Requirement 2.14: up to 8 sections here, up to 5 below.
export const loadPrivacy = legalLoader(CONTENT_PAGES.politique, 8);
export const loadLegal = legalLoader(CONTENT_PAGES.mentionsLegales, 5);
