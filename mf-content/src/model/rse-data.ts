import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Figure, PageEntry, PageItem, PageLinkData } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { actionsPart, contentLoader, toFigures, type ActionsPart, type SourcedFigure } from './actions-part';

type PictureItem = Pick<PageItem, 'title' | 'html' | 'link' | 'figure'>;

export type RseDocument = { link: PageLinkData; title: string; html: string };

/**
 * The labels (requirement 2.23) with what they assess, without grades or logos, which need a licence: what the page shows until
 * the content has items of them, in entry 3.
 */
const RSE_LABELS: PictureItem[] = [
  {
    title: 'Best Place to Work',
    html: '<p>Un questionnaire anonyme donne la parole aux équipes, et les pratiques d’employeur sont passées en revue.</p>',
    link: null,
    figure: null,
  },
  {
    title: 'EcoVadis',
    html: '<p>Environnement, social et droits humains, éthique, achats responsables\u202F: quatre thèmes évalués, preuves à l’appui.</p>',
    link: null,
    figure: null,
  },
];

export type RseData = {
  intro: ActionsPart | null;
  figures: SourcedFigure[];
  labels: PictureItem[];
  commitments: { name: string; prose: string; figure: Figure | undefined; documents: RseDocument[] } | null;
  identity: {
    name: string;
    prose: string;
    figure: Figure | undefined;
    partners: Pick<PageItem, 'title' | 'html' | 'figure'>[];
  } | null;
};

export function toRseData(entries: readonly PageEntry[]): RseData {
  const [intro, commitments, identity, ofLabels] = toSections(entries);
  const labels = ofLabels?.items.map(({ title, html, link, figure }) => ({ title, html, link, figure })) ?? [];
  return {
    intro: actionsPart(intro),
    figures: toFigures(intro),
    labels: labels.length > 0 ? labels : RSE_LABELS,
    commitments: commitments
      ? {
          name: commitments.name,
          prose: commitments.prose,
          figure: commitments.figures[0],
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
