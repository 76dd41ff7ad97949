import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadStudy, type StudyData } from '../model/study-data';
import { studyMeta } from '../model/study-meta';
import { sendStudyRequest } from '../model/study-request';
import { StudyPage } from '../pages/study-page';

export const page: PageModule<StudyData> = {
  Component: StudyPage,
  loader: loadStudy,
  action: sendStudyRequest,
  meta: studyMeta,
};
