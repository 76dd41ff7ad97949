import type { StudyCard, StudyList, StudyThemes } from '@vipp/shared/contract/list-data';
import { parseStudyQuery, STUDY_PAGE_SIZES, type StudyQuery } from '@vipp/shared/contract/list-query';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import type { EtudeTheme } from '@vipp/shared/contract/paths';
import { type Result, success } from '@vipp/shared/contract/result';

/** Requirement 2.27: names of the themes, in order. */
export const THEME_NAMES: Readonly<Record<EtudeTheme, string>> = {
  'relations-client': 'Relations clients',
  'soutien-d-activite': 'Soutien d’activités',
  'actions-commerciales': 'Actions commerciales',
  'activités-it': 'Activités IT',
};

/** Address of the list of one theme. */
export const themeAddress = (theme: EtudeTheme): string => `/etude-de-cas/group?${new URLSearchParams({ theme })}`;

export const THEMES_PATH = '/etude-de-cas';
export const ALL_STUDIES_PATH = '/etude-de-cas/all';
export const THEME_STUDIES_PATH = '/etude-de-cas/group';

export const studyPath = (slug: string): string => `/etude_de_cas/${encodeURIComponent(slug)}`;

/** What a card of the list shows: its HTML has all of it a second time. */
export type ListedStudy = Omit<StudyCard, 'id' | 'theme' | 'publishedAt'>;

export type StudyListData = { list: Omit<StudyList, 'studies'> & { studies: ListedStudy[] }; query: StudyQuery };

export const loadStudyThemes = ({ api }: PageLoaderArgs): Promise<Result<StudyThemes>> => api.studyThemes();

/** Ignores a theme in the address of the whole list, because only the list of one theme uses it. */
export async function loadStudyList({ api, url }: PageLoaderArgs): Promise<Result<StudyListData>> {
  const asked = parseStudyQuery(url.searchParams);
  const query = url.pathname === ALL_STUDIES_PATH ? { ...asked, theme: null } : asked;
  const list = await api.studyList(query, STUDY_PAGE_SIZES.list);
  if (!list.ok) return list;
  const studies = list.data.studies.map(({ id: _id, theme: _theme, publishedAt: _date, ...listed }) => listed);
  return success({ list: { ...list.data, studies }, query });
}
