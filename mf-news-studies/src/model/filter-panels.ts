import type { FilterOption, NewsList, StudyList } from '@vipp/shared/contract/list-data';

/** Requirement 2.28: capitalises the first letter of a filter's label, with the rest in lower case. */
export function sentenceCase(label: string): string {
  const [first = '', ...rest] = label.trim();
  return first.toLocaleUpperCase('fr') + rest.join('').toLocaleLowerCase('fr');
}

/** Height of a line of a filter in CSS pixels, as in filter-choices.module.css. */
const LINE_HEIGHT = 40;

/** Requirement 9.5: heights in CSS pixels above which the rest of a filter is folded. */
const FOLD_HEIGHTS = { categories: 150, years: 200 } as const;

export type FilterPanelData = {
  /** Parameter of the query string. */
  name: string;
  title: string;
  options: readonly FilterOption[];
  foldHeight: number;
  /** Closed at first, unless one of its choices is checked. */
  isClosed?: boolean;
};

/** Splits the options into visible and folded ones. */
export function foldOptions({ options, foldHeight }: FilterPanelData): {
  shown: readonly FilterOption[];
  folded: readonly FilterOption[];
} {
  const lines = options.length * LINE_HEIGHT > foldHeight ? Math.floor(foldHeight / LINE_HEIGHT) : options.length;
  return { shown: options.slice(0, lines), folded: options.slice(lines) };
}

const panel = (name: string, title: string, options: readonly FilterOption[], foldHeight: number): FilterPanelData => ({
  name,
  title,
  options,
  foldHeight,
});

const inSentenceCase = (options: readonly FilterOption[]): FilterOption[] =>
  options.map((option) => ({ ...option, label: sentenceCase(option.label) }));

const datePanels = ({ years, months }: Pick<NewsList['filters'], 'years' | 'months'>): FilterPanelData[] => [
  panel('annee', 'Année', years, FOLD_HEIGHTS.years),
  { ...panel('mois', 'Mois', inSentenceCase(months), FOLD_HEIGHTS.years), isClosed: true },
];

export const newsPanels = ({ filters }: NewsList): FilterPanelData[] => [
  panel('categorie', 'Catégories', filters.categories, FOLD_HEIGHTS.categories),
  ...datePanels(filters),
];

/** Its dates are closed: with three other filters they would not fit beside the list. */
export const studyPanels = ({ filters }: Pick<StudyList, 'filters'>): FilterPanelData[] => [
  panel('typologie', 'Typologies', inSentenceCase(filters.typologies), FOLD_HEIGHTS.categories),
  panel('objectif', 'Objectifs', inSentenceCase(filters.objectifs), FOLD_HEIGHTS.categories),
  panel('secteur', 'Secteur', inSentenceCase(filters.secteurs), FOLD_HEIGHTS.categories),
  ...datePanels(filters).map((dates) => ({ ...dates, isClosed: true })),
];
