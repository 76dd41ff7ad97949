import { studySearchParams, type StudyQuery } from '@vipp/shared/contract/list-query';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { breadcrumbList, numberedDescription, numberedTitle, shortDescription, studyArticle } from './structured-data';
import {
  ALL_STUDIES_PATH,
  type StudyListData,
  studyPath,
  THEME_NAMES,
  THEME_STUDIES_PATH,
  THEMES_PATH,
} from './study-data';
import type { StudyData } from './study-page-data';

const STUDIES_CRUMB = { name: 'Études de cas', path: THEMES_PATH };

export const STUDY_THEMES_META: PageMeta = {
  title: 'Études de cas',
  description:
    'Relations clients, soutien d’activités, actions commerciales, activités IT : ce que VIPP a fait pour ses clients, cas par cas, chiffres à l’appui.',
  jsonLd: [breadcrumbList([STUDIES_CRUMB])],
};

const isFiltered = ({ search, typologies, objectifs, secteurs, years, months }: StudyQuery): boolean =>
  search !== '' || [typologies, objectifs, secteurs, years, months].some(({ length }) => length > 0);

/** Title of the list or of its theme. */
export const studyListTitle = ({ theme }: StudyQuery): string =>
  theme ? `Études de cas : ${THEME_NAMES[theme]}` : 'Toutes les études de cas';

/** Description of the list or of its theme. */
const studyListDescription = ({ theme }: StudyQuery): string =>
  theme
    ? `${THEME_NAMES[theme]}\u202F: les missions que VIPP mène pour ses clients, étude par étude, avec leurs enjeux, leurs moyens et leurs résultats.`
    : 'Toutes les missions que VIPP raconte, par typologie, objectif et secteur, avec leurs résultats.';

/** `data` is null while the page is unavailable. */
export function studyListMeta(data: StudyListData | null): PageMeta {
  if (!data) return STUDY_THEMES_META;
  const {
    query,
    list: { page },
  } = data;
  const path = query.theme ? THEME_STUDIES_PATH : ALL_STUDIES_PATH;
  const params = studySearchParams({ ...query, page }).toString();
  const canonicalPath = params ? `${path}?${params}` : path;
  const title = studyListTitle(query);
  return {
    title: numberedTitle(title, page),
    description: numberedDescription(studyListDescription(query), page),
    ...(isFiltered(query) ? { noindex: true } : { canonicalPath }),
    jsonLd: [breadcrumbList([STUDIES_CRUMB, { name: title, path: canonicalPath }])],
  };
}

export function studyMeta(data: StudyData | null): PageMeta {
  if (!data) return STUDY_THEMES_META;
  const { study } = data.detail;
  const path = studyPath(study.slug);
  return {
    title: study.title,
    description: shortDescription(study.description),
    canonicalPath: path,
    ...(study.image && { image: study.image }),
    jsonLd: [studyArticle(study, path), breadcrumbList([STUDIES_CRUMB, { name: study.title, path }])],
  };
}
