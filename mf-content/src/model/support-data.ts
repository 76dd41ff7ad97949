import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { actionsPart, contentLoader, toFigures, type ActionsPart, type SourcedFigure } from './actions-part';
import { toChapters, type ChapterPart } from './chapter-part';

/** The chapters of the page, in the order of content entries 1 to 6. */
const CHAPTER_ANCHORS = ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'] as const;

export type SupportData = {
  intro: ActionsPart | null;
  /** Results of case studies. */
  figures: SourcedFigure[];
  chapters: ChapterPart<(typeof CHAPTER_ANCHORS)[number]>[];
};

export function toSupportData(entries: readonly PageEntry[]): SupportData {
  const [intro, ...sections] = toSections(entries);
  return { intro: actionsPart(intro), figures: toFigures(intro), chapters: toChapters(CHAPTER_ANCHORS, sections) };
}

export const loadSupport = contentLoader(CONTENT_PAGES.vousAccompagner, toSupportData);
