import { parseStudyQuery, STUDY_PAGE_SIZES, type StudyQuery } from '@vipp/shared/contract/list-query';
import type { Study, StudyList, StudyThemes } from '@vipp/shared/contract/list-data';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import { newKey } from '@vipp/shared/lib/form/new-key';

export const THEMES_PATH = '/etude-de-cas';
export const ALL_STUDIES_PATH = '/etude-de-cas/all';
export const THEME_STUDIES_PATH = '/etude-de-cas/group';

export const studyPath = (slug: string): string => `/etude_de_cas/${encodeURIComponent(slug)}`;

export type StudyListData = { list: StudyList; query: StudyQuery };

export type StudyData = {
  detail: Study;
  /** The list beside the detail; null where it cannot be had. */
  aside: StudyList | null;
  /** Idempotency key of the request form, made with the page. */
  requestKey: string;
};

export const loadStudyThemes = ({ api }: PageLoaderArgs): Promise<Result<StudyThemes>> => api.studyThemes();

/** The whole list ignores a theme in its address: that is the business of the list of one theme. */
export async function loadStudyList({ api, url }: PageLoaderArgs): Promise<Result<StudyListData>> {
  const asked = parseStudyQuery(url.searchParams);
  const query = url.pathname === ALL_STUDIES_PATH ? { ...asked, theme: null } : asked;
  const list = await api.studyList(query, STUDY_PAGE_SIZES.list);
  return list.ok ? success({ list: list.data, query }) : list;
}

export async function loadStudy({ api, params, url }: PageLoaderArgs): Promise<Result<StudyData>> {
  const slug = params['slug'];
  if (!slug) return failure('not-found');
  const [detail, aside] = await Promise.all([
    api.study(slug),
    api.studyList(parseStudyQuery(url.searchParams), STUDY_PAGE_SIZES.aside),
  ]);
  if (!detail.ok) return detail;
  return success({ detail: detail.data, aside: aside.ok ? aside.data : null, requestKey: newKey() });
}
