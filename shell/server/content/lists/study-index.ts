/** The index of the case studies behind their lists, and its queries (requirements 2.27, 2.28, 5.1 and 5.2). */
import type { Etude } from '@vipp/shared/contract/content-api';
import type { StudyCard, StudyList, StudyThemes } from '@vipp/shared/contract/list-data';
import type { StudyQuery } from '@vipp/shared/contract/list-query';
import { ETUDE_THEMES, type EtudeTheme } from '@vipp/shared/contract/paths';
import { slugify } from '@vipp/shared/lib/slugify';
import { toStudyCard } from '../cards/study-cards';
import { MONTH_CHOICES, sentenceCase, toOptions, yearChoices, type Choice } from './filter-options';
import {
  dateFacets,
  detailsBySlug,
  newestFirst,
  pageOf,
  searchText,
  type Detail,
  type Facets,
  type Searchable,
} from './list-items';
import { selectItems } from './select-items';
import { wholeListFilters } from './whole-list-filters';

const STUDY_FACETS = ['typologies', 'objectifs', 'secteurs', 'years', 'months'] as const;
const THEME_TITLES = 3;

type StudyFacets = Facets<(typeof STUDY_FACETS)[number]>;

export type StudyItem = { etude: Etude; card: StudyCard } & Searchable & StudyFacets;

type Choosable = Exclude<keyof StudyFacets, 'months'>;

/** The studies of a theme, or all of them, with the values that occur among them. */
type StudyScope = {
  /** Newest first. */
  items: readonly StudyItem[];
  values: Readonly<Record<Choosable, ReadonlySet<string>>>;
};

export type StudyIndex = {
  all: StudyScope;
  themes: Readonly<Record<EtudeTheme, StudyScope>>;
  choices: Readonly<Record<Choosable, readonly Choice[]>>;
  details: ReadonlyMap<string, Detail<StudyItem>>;
  ids: ReadonlySet<number>;
};

const facetOf = (name: string): string[] => [slugify(name)].filter((slug) => slug !== '');

const itemsOf = new WeakMap<Etude, StudyItem>();

/** A study that did not change is the same object in the next version of the list, and so is its item. */
function toItem(etude: Etude): StudyItem {
  const known = itemsOf.get(etude) ?? createItem(etude);
  itemsOf.set(etude, known);
  return known;
}

function createItem(etude: Etude): StudyItem {
  const card = toStudyCard(etude);
  const dates = dateFacets(etude.published_at);
  const year = String(etude.etude_year);
  return {
    etude,
    card,
    text: searchText(etude.etude_title, etude.slug, etude.meta_description),
    typologies: facetOf(card.typologie),
    objectifs: facetOf(card.objectif),
    secteurs: facetOf(card.secteur),
    // The year of the study, or the year of its publication where the backend sends no valid one.
    years: /^\d{4}$/.test(year) ? [year] : dates.years,
    months: dates.months,
  };
}

const french = new Intl.Collator('fr');

/** The names that occur, in alphabetical order. */
function namedChoices(items: readonly StudyItem[], name: 'typologie' | 'objectif' | 'secteur'): Choice[] {
  const labels = new Map(items.map(({ card }) => [card[name], sentenceCase(card[name])]));
  const bySlug = new Map([...labels].map(([full, label]) => [slugify(full), label]));
  bySlug.delete('');
  return [...bySlug].map(([value, label]) => ({ value, label })).sort((a, b) => french.compare(a.label, b.label));
}

function toScope(items: readonly StudyItem[]): StudyScope {
  const valuesOf = (facet: Choosable) => new Set(items.flatMap((item) => item[facet]));
  return {
    items,
    values: {
      typologies: valuesOf('typologies'),
      objectifs: valuesOf('objectifs'),
      secteurs: valuesOf('secteurs'),
      years: valuesOf('years'),
    },
  };
}

export function buildStudyIndex(etudes: readonly Etude[]): StudyIndex {
  const items = newestFirst(etudes).map(toItem);
  const scopeOf = (theme: EtudeTheme) => toScope(items.filter(({ card }) => card.theme === theme));
  return {
    all: toScope(items),
    themes: {
      'relations-client': scopeOf('relations-client'),
      'soutien-d-activite': scopeOf('soutien-d-activite'),
      'actions-commerciales': scopeOf('actions-commerciales'),
      'activités-it': scopeOf('activités-it'),
    },
    choices: {
      typologies: namedChoices(items, 'typologie'),
      objectifs: namedChoices(items, 'objectif'),
      secteurs: namedChoices(items, 'secteur'),
      years: yearChoices(items),
    },
    details: detailsBySlug(items),
    ids: new Set(items.map(({ card }) => card.id)),
  };
}

/** @param size number of cards on a page */
export function queryStudies({ all, themes, choices }: StudyIndex, query: StudyQuery, size: number): StudyList {
  const scope = query.theme ? themes[query.theme] : all;
  const selected = selectItems(scope.items, STUDY_FACETS, query);
  const { items, ...paging } = pageOf(selected.items, query.page, size);
  const options = (facet: Choosable) =>
    toOptions(choices[facet], query[facet], selected.countsOf(facet), scope.values[facet]);
  const makeFilters = () => ({
    typologies: options('typologies'),
    objectifs: options('objectifs'),
    secteurs: options('secteurs'),
    years: options('years'),
    months: toOptions(MONTH_CHOICES, query.months, selected.countsOf('months')),
  });
  return {
    studies: items.map(({ card }) => card),
    ...paging,
    filters: selected.isWhole ? wholeListFilters(selected, makeFilters) : makeFilters(),
  };
}

/** The four themes, each with the titles of its newest studies. */
export const themesOf = ({ themes }: StudyIndex): StudyThemes =>
  ETUDE_THEMES.map((theme) => ({
    theme,
    total: themes[theme].items.length,
    titles: themes[theme].items.slice(0, THEME_TITLES).map(({ card: { slug, title } }) => ({ slug, title })),
  }));
