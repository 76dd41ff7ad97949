/**
 * Query strings of the two lists, for the page and its data call. Invalid values count as absent: visitors type addresses.
 */
import { ETUDE_THEMES, type EtudeTheme } from './paths';
import { cleanText } from './typed-text';

export const NEWS_PAGE_SIZE = 6;
/** The full lists show 9, the list beside a detail 6 (requirement 9.2). */
export const STUDY_PAGE_SIZES = { list: 9, aside: 6 } as const;

/** Longer searches are cut. */
const MAX_SEARCH_LENGTH = 100;

type CommonQuery = {
  /** Trimmed keywords; empty for none. */
  search: string;
  /** Four digits each. */
  years: string[];
  /** `01` to `12`. */
  months: string[];
  /** From 1. */
  page: number;
};

export type NewsQuery = CommonQuery & {
  /** Slugs of category names. */
  categories: string[];
};

export type StudyQuery = CommonQuery & {
  theme: EtudeTheme | null;
  /** Slugs of the names. */
  typologies: string[];
  objectifs: string[];
  secteurs: string[];
};

const values = (params: URLSearchParams, name: string, pattern: RegExp): string[] => [
  ...new Set(params.getAll(name).filter((value) => pattern.test(value))),
];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function commonQuery(params: URLSearchParams): CommonQuery {
  const page = Number(params.get('page'));
  return {
    search: cleanText(params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    years: values(params, 'annee', /^\d{4}$/),
    months: values(params, 'mois', /^(?:0[1-9]|1[0-2])$/),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export const parseNewsQuery = (params: URLSearchParams): NewsQuery => ({
  ...commonQuery(params),
  categories: values(params, 'categorie', SLUG),
});

export const parseStudyQuery = (params: URLSearchParams): StudyQuery => ({
  ...commonQuery(params),
  theme: ETUDE_THEMES.find((theme) => theme === params.get('theme')) ?? null,
  typologies: values(params, 'typologie', SLUG),
  objectifs: values(params, 'objectif', SLUG),
  secteurs: values(params, 'secteur', SLUG),
});

function toSearchParams(
  fields: Record<string, string | readonly string[]>,
  { search, years, months, page }: CommonQuery,
): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, value] of Object.entries({ ...fields, annee: years, mois: months })) {
    for (const one of [value].flat()) if (one) params.append(name, one);
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Shortest query string of a query; empty for the whole list. */
export const newsSearchParams = (query: NewsQuery): URLSearchParams =>
  toSearchParams({ categorie: query.categories }, query);

export const studySearchParams = (query: StudyQuery): URLSearchParams =>
  toSearchParams(
    { theme: query.theme ?? '', typologie: query.typologies, objectif: query.objectifs, secteur: query.secteurs },
    query,
  );
