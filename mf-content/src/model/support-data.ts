import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { listPart, type ListPart } from '@vipp/shared/lib/content-parts';
import { actionsPart, contentLoader, type ActionsPart } from './actions-part';

/** The sections of the page, in the order of content entries 1 to 6; each name is an anchor. */
export const SUPPORT_ANCHORS = ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'] as const;

export type SupportAnchor = (typeof SUPPORT_ANCHORS)[number];
export type SupportData = { intro: ActionsPart | null; sections: Record<SupportAnchor, ListPart | null> };

export function toSupportData(entries: readonly PageEntry[]): SupportData {
  const [intro, agile, secteurs, organisation, couts, normalisation, innovation] = toSections(entries);
  return {
    intro: actionsPart(intro),
    sections: {
      agile: listPart(agile),
      secteurs: listPart(secteurs),
      organisation: listPart(organisation),
      couts: listPart(couts),
      normalisation: listPart(normalisation),
      innovation: listPart(innovation),
    },
  };
}

export const loadSupport = contentLoader(CONTENT_PAGES.vousAccompagner, toSupportData);
