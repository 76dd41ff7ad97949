/** Data of the page of a study, in a separate module, so that lists load without the code of forms. */
import type { Study, StudyList } from '@vipp/shared/contract/list-data';
import { parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';

export type StudyData = {
  detail: Study;
  /** The list beside the study; null when it is unavailable. */
  aside: StudyList | null;
  /** Of the request form. */
  formToken: FormToken;
};

export async function loadStudy({ api, params, url }: PageLoaderArgs): Promise<Result<StudyData>> {
  const slug = params['slug'];
  if (!slug) return failure('not-found');
  const [detail, aside] = await Promise.all([
    api.study(slug),
    api.studyList(parseStudyQuery(url.searchParams), STUDY_PAGE_SIZES.aside),
  ]);
  if (!detail.ok) return detail;
  return success({ detail: detail.data, aside: aside.ok ? aside.data : null, formToken: sharedFormToken() });
}
