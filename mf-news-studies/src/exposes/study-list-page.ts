import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadStudyList, type StudyListData } from '../model/study-data';
import { studyListMeta } from '../model/study-meta';
import { StudyListPage } from '../pages/study-list-page';

export const page: PageModule<StudyListData> = {
  publiclyCacheable: true,
  Component: StudyListPage,
  loader: loadStudyList,
  meta: studyListMeta,
};
