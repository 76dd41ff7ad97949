/** The data calls of the case studies (requirements 2.27, 2.28, 5.1 and 5.2): filters over the studies. */
import type { Etude } from '@vipp/shared/contract/content-api';
import type { StudyCard, StudyList, StudyThemes } from '@vipp/shared/contract/list-data';
import type { StudyQuery } from '@vipp/shared/contract/list-query';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import { failure, mapResult, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { slugify } from '@vipp/shared/lib/slugify';
import { keyFigures, toStudyCard } from './cards';
import { etudeList, type ListOptions } from './content-lists';
import {
  MONTH_CHOICES,
  sentenceCase,
  toOptions,
  yearChoices,
  type Choice,
  dateFacets,
  detailOf,
  filterItems,
  newestFirst,
  pageOf,
  searchText,
  type Filterable,
} from './list-items';

const FACETS = ['typologies', 'objectifs', 'secteurs', 'years', 'months'] as const;
const THEME_TITLES = 3;
const RELATED = 3;

type StudyItem = { row: Etude; card: StudyCard } & Filterable<(typeof FACETS)[number]>;

const facetOf = (name: string): string[] => [slugify(name)].filter((slug) => slug !== '');

function toItem(etude: Etude): StudyItem {
  const card = toStudyCard(etude);
  const dates = dateFacets(etude.published_at);
  const year = String(etude.etude_year);
  return {
    row: etude,
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

/** Newest first. Made once for each version of the studies. */
export const toStudies = (etudes: readonly Etude[]): StudyItem[] => newestFirst(etudes).map(toItem);

const french = new Intl.Collator('fr');

/** The names that occur, in alphabetical order. */
function namedChoices(items: readonly StudyItem[], name: 'typologie' | 'objectif' | 'secteur'): Choice[] {
  const labels = new Map(items.map(({ card }) => [slugify(card[name]), sentenceCase(card[name])]));
  labels.delete('');
  return [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => french.compare(a.label, b.label));
}

/** @param size number of cards on a page */
export function queryStudies(all: readonly StudyItem[], query: StudyQuery, size: number): StudyList {
  const ofTheme = query.theme ? all.filter(({ card }) => card.theme === query.theme) : all;
  const { items, countsOf } = filterItems(ofTheme, FACETS, query);
  const { items: shown, ...paging } = pageOf(items, query.page, size);
  const options = (facet: Exclude<(typeof FACETS)[number], 'months'>, choices: readonly Choice[]) =>
    toOptions(choices, query[facet], countsOf(facet), new Set(ofTheme.flatMap((item) => item[facet])));
  return {
    studies: shown.map(({ card }) => card),
    ...paging,
    filters: {
      typologies: options('typologies', namedChoices(all, 'typologie')),
      objectifs: options('objectifs', namedChoices(all, 'objectif')),
      secteurs: options('secteurs', namedChoices(all, 'secteur')),
      years: options('years', yearChoices(all)),
      months: toOptions(MONTH_CHOICES, query.months, countsOf('months')),
    },
  };
}

/** The four themes, each with the titles of its newest studies. */
export const themesOf = (all: readonly StudyItem[]): StudyThemes =>
  ETUDE_THEMES.map((theme) => {
    const items = all.filter(({ card }) => card.theme === theme);
    const titles = items.slice(0, THEME_TITLES).map(({ card: { slug, title, figure } }) => ({ slug, title, figure }));
    return { theme, total: items.length, titles };
  });

export function createStudyContent({
  readList,
  readDocument,
}: ListOptions): Pick<SiteApi, 'studyThemes' | 'studyList' | 'study'> {
  const loadStudies = async (): Promise<Result<readonly StudyItem[]>> => {
    const studies = await readList(etudeList, toStudies);
    return studies.ok ? studies : failure('unavailable');
  };

  return {
    studyThemes: async () => mapResult(await loadStudies(), themesOf),
    studyList: async (query, size) => mapResult(await loadStudies(), (all) => queryStudies(all, query, size)),
    study: async (slug) => {
      const studies = await loadStudies();
      if (!studies.ok) return studies;
      const detail = await detailOf(studies.data, slug, readDocument);
      if (!detail) return failure('not-found');
      const { item, ...rest } = detail;
      const related = studies.data
        .filter(({ card }) => card.theme === item.card.theme && card.id !== item.card.id)
        .slice(0, RELATED)
        .map(({ card }) => card);
      return success({ study: item.card, figures: keyFigures(item.row), ...rest, related });
    },
  };
}
