import type { FilterOption, NewsList, StudyList } from '@vipp/shared/contract/list-data';
import { sentenceCase } from './sentence-case';

/** Height in CSS pixels of one line of a filter; the style sheet of the panel says the same in rem. */
const LINE_HEIGHT = 40;

/** Requirement 9.5: the heights above which a list of filters is folded, with a toggle to show the rest. */
const FOLD_HEIGHTS = { categories: 150, years: 200 } as const;

export type FilterPanelData = {
  /** Parameter of the query string. */
  name: string;
  title: string;
  options: readonly FilterOption[];
  foldHeight: number;
};

/** The lines that a panel always shows, and those that it folds away. */
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
  panel('mois', 'Mois', inSentenceCase(months), FOLD_HEIGHTS.years),
];

export const newsPanels = ({ filters }: NewsList): FilterPanelData[] => [
  panel('categorie', 'Catégories', filters.categories, FOLD_HEIGHTS.categories),
  ...datePanels(filters),
];

export const studyPanels = ({ filters }: StudyList): FilterPanelData[] => [
  panel('typologie', 'Typologies', inSentenceCase(filters.typologies), FOLD_HEIGHTS.categories),
  panel('objectif', 'Objectifs', inSentenceCase(filters.objectifs), FOLD_HEIGHTS.categories),
  panel('secteur', 'Secteur', inSentenceCase(filters.secteurs), FOLD_HEIGHTS.categories),
  ...datePanels(filters),
];
