/** Data of the page of a study, in a separate module, so that lists load without the code of forms. */
import type { Study, StudyCard, StudyList } from '@vipp/shared/contract/list-data';
import { parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { sharedFormToken } from '@vipp/shared/lib/form/form-token';
import { toRelated, type Related } from './related';

/** A page of the titles of all studies. */
export type StudyTitles = {
  studies: Pick<StudyCard, 'slug' | 'title'>[];
  page: number;
  pageCount: number;
};

/** Only the data that the page shows: the HTML has all of it a second time (docs/decisions/0006). */
export type StudyData = {
  detail: Omit<Study, 'related'> & { related: Related[] };
  /** The list beside the study; null when it is unavailable. */
  aside: StudyTitles | null;
  /** Token of the request form. */
  formToken: FormToken;
};

const toTitles = ({ studies, page, pageCount }: StudyList): StudyTitles => ({
  studies: studies.map(({ slug, title }) => ({ slug, title })),
  page,
  pageCount,
});

export async function loadStudy({ api, params, url }: PageLoaderArgs): Promise<Result<StudyData>> {
  const slug = params['slug'];
  if (!slug) return failure('not-found');
  const [detail, aside] = await Promise.all([
    api.study(slug),
    api.studyList(parseStudyQuery(url.searchParams), STUDY_PAGE_SIZES.aside),
  ]);
  if (!detail.ok) return detail;
  const { figure: _figure, ...study } = detail.data.study;
  return success({
    detail: { ...detail.data, study, related: detail.data.related.map(toRelated) },
    aside: aside.ok ? toTitles(aside.data) : null,
    formToken: sharedFormToken(),
  });
}
