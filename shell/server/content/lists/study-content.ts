/** The data calls of the case studies, from an index that is built once per version of the content. */
import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { etudeList } from './content-lists';
import { firstOf } from './list-items';
import type { ListOptions } from './list-source';
import { memoLatest } from './memo-latest';
import { buildStudyIndex, queryStudies, themesOf, type StudyIndex } from './study-index';

const RELATED = 3;

export type StudyLookup = {
  /** Whether a study with this id exists; a failure where the list is unavailable. */
  hasStudy: (id: number) => Promise<Result<boolean>>;
};

export function createStudyContent({
  readList,
  readDocument,
}: ListOptions): Pick<SiteApi, 'studyThemes' | 'studyList' | 'study'> & StudyLookup {
  const indexOf = memoLatest(buildStudyIndex);

  const loadIndex = async (): Promise<Result<StudyIndex>> => {
    const etudes = await readList(etudeList);
    return etudes.ok ? success(indexOf(etudes.data)) : failure('unavailable');
  };

  const studyThemes: SiteApi['studyThemes'] = async () => {
    const index = await loadIndex();
    return index.ok ? success(themesOf(index.data)) : index;
  };

  const studyList: SiteApi['studyList'] = async (query, size) => {
    const index = await loadIndex();
    return index.ok ? success(queryStudies(index.data, query, size)) : index;
  };

  const study: SiteApi['study'] = async (slug) => {
    const index = await loadIndex();
    if (!index.ok) return index;
    const detail = index.data.details.get(slug);
    if (!detail) return failure('not-found');
    const { item, previous, next } = detail;
    const ofTheme = index.data.themes[item.card.theme].items;
    const related = firstOf(ofTheme, RELATED, ({ card }) => card.id !== item.card.id).map(({ card }) => card);
    const content = await readDocument(item.etude);
    if (!content.ok) return content;
    return success({ study: item.card, content: content.data, previous, next, related });
  };

  const hasStudy: StudyLookup['hasStudy'] = async (id) => {
    const index = await loadIndex();
    return index.ok ? success(index.data.ids.has(id)) : index;
  };

  return { studyThemes, studyList, study, hasStudy };
}
