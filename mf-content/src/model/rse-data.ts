import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Figure, PageEntry, PageItem, PageLinkData } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { actionsPart, contentLoader, toFigures, type ActionsPart, type SourcedFigure } from './actions-part';

export type RseDocument = { link: PageLinkData; title: string; html: string };
export type RsePartner = Pick<PageItem, 'title' | 'html' | 'figure'>;

export type RseData = {
  intro: ActionsPart | null;
  figures: SourcedFigure[];
  commitments: { name: string; prose: string; documents: RseDocument[] } | null;
  identity: { name: string; prose: string; figure: Figure | undefined; partners: RsePartner[] } | null;
};

export function toRseData(entries: readonly PageEntry[]): RseData {
  const [intro, commitments, identity] = toSections(entries);
  return {
    intro: actionsPart(intro),
    figures: toFigures(intro),
    commitments: commitments
      ? {
          name: commitments.name,
          prose: commitments.prose,
          documents: commitments.items.flatMap(({ link, title, html }) => (link ? [{ link, title, html }] : [])),
        }
      : null,
    identity: identity
      ? {
          name: identity.name,
          prose: identity.prose,
          figure: identity.figures[0],
          partners: identity.items.map(({ title, html, figure }) => ({ title, html, figure })),
        }
      : null,
  };
}

export const loadRse = contentLoader(CONTENT_PAGES.rse, toRseData);
