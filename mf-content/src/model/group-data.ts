import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { Figure, PageEntry, PageItem } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { actionsPart, contentLoader, type ActionsPart } from './actions-part';

/** Requirement 2.15: text of a card's link when the content has none. */
const DEFAULT_LINK_TEXT = 'En savoir plus';

export type GroupCard = Pick<PageItem, 'title' | 'html' | 'figure'> & {
  link: { href: string; text: string };
};

export type PartnerPart = {
  name: string;
  prose: string;
  image: Figure | null;
  columns: Pick<PageItem, 'title' | 'html'>[];
  film: Figure | null;
};

export type GroupData = {
  intro: ActionsPart | null;
  band: ActionsPart | null;
  paris: ActionsPart | null;
  africa: ActionsPart | null;
  partner: PartnerPart | null;
  cards: { name: string; cards: GroupCard[] } | null;
};

/** An item without a link is no card. */
const toCards = ({ title, html, figure, link }: PageItem): GroupCard[] =>
  link ? [{ title, html, figure, link: { href: link.href, text: link.text || DEFAULT_LINK_TEXT } }] : [];

const toPartner = ({ name, prose, figures, items }: PageEntry): PartnerPart => ({
  name,
  prose,
  image: figures.find(({ kind }) => kind === 'image') ?? null,
  columns: items.slice(0, 2).map(({ title, html }) => ({ title, html })),
  film: figures.find(({ kind }) => kind === 'video') ?? null,
});

export function toGroupData(entries: readonly PageEntry[]): GroupData {
  const [intro, band, paris, africa, cards, partner] = toSections(entries);
  return {
    intro: actionsPart(intro),
    band: actionsPart(band),
    paris: actionsPart(paris),
    africa: actionsPart(africa),
    partner: partner ? toPartner(partner) : null,
    cards: cards ? { name: cards.name, cards: cards.items.flatMap(toCards) } : null,
  };
}

export const loadGroup = contentLoader(CONTENT_PAGES.leGroupe, toGroupData);
