import { slugify } from '@vipp/shared/lib/slugify';
import { CONTENT_PAGES, type ContentPageNumber } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { toSections, type ListPart } from '@vipp/shared/lib/content-parts';
import { legalFacts, privacyFacts, type FactGroup, type FactRow } from './legal-facts';

export type LegalSection = {
  anchor: string;
  name: string;
  content: string;
  /** Facts below its text. */
  rows?: FactRow[];
};
export type LegalData = {
  /** What matters most, above the sections. */
  summary: Pick<ListPart, 'name' | 'items'> | null;
  sections: LegalSection[];
};

type Section = Omit<LegalSection, 'anchor'>;

/** The section about cookies has a fixed anchor, because the cookie banner links to /politique#cookies. */
const toAnchor = (name: string): string => (/cookies?\b/i.test(name) ? 'cookies' : slugify(name));

/** Each group goes to the first section whose name matches; one without such a section gets its own, if it has rows. */
function withFacts(texts: readonly PageEntry[], groups: readonly FactGroup[]): Section[] {
  const placed = groups.map((group) => ({ group, text: texts.find(({ name }) => group.matches.test(name)) }));
  const missing = placed.filter(({ text, group: { rows, onRequest } }) => text && rows.length === 0 && onRequest);
  const sections = texts.map((entry): Section => {
    const rows = placed.flatMap(({ text, group }) => (text === entry ? group.rows : []));
    if (missing[0]?.text === entry)
      rows.push({
        term: 'Sur demande',
        text: missing
          .map(({ group }) => group.onRequest)
          .join('\u202F; ')
          .replace(/^./, (first) => first.toUpperCase()),
        isBlank: true,
      });
    return { name: entry.name, content: entry.content, rows };
  });
  const homeless = placed.filter(({ text, group }) => !text && group.rows.length > 0);
  return [...sections, ...homeless.map(({ group: { name, rows } }) => ({ name, content: '', rows }))];
}

/** The sections of a legal page with unique anchors, and the summary, which is the entry after them. */
export function toLegalData(
  entries: readonly PageEntry[],
  limit: number,
  groups: readonly FactGroup[] = [],
): LegalData {
  const used = new Set<string>();
  const entriesOrGaps = toSections(entries);
  const texts = entriesOrGaps.slice(0, limit).filter((entry) => entry !== undefined);
  const summary = entriesOrGaps[limit];
  const sections = withFacts(texts, groups).map((section, index) => {
    const preferred = toAnchor(section.name);
    const anchor = preferred && !used.has(preferred) ? preferred : `section-${index + 1}`;
    used.add(anchor);
    return { anchor, ...section };
  });
  return { summary: summary ? { name: summary.name, items: summary.items } : null, sections };
}

const legalLoader =
  (page: ContentPageNumber, limit: number, groupsOf: (facts: SiteFacts) => FactGroup[]) =>
  async ({ api }: PageLoaderArgs): Promise<Result<LegalData>> => {
    const [entries, facts] = await Promise.all([api.contentPage(page), api.siteFacts()]);
    if (!entries.ok) return entries;
    return facts.ok ? success(toLegalData(entries.data, limit, groupsOf(facts.data))) : facts;
  };

// Requirement 2.14: up to 8 sections here, up to 5 below.
export const loadPrivacy = legalLoader(CONTENT_PAGES.politique, 8, privacyFacts);
export const loadLegal = legalLoader(CONTENT_PAGES.mentionsLegales, 5, legalFacts);
