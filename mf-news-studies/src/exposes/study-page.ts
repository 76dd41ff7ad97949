import type { PageModule } from '@vipp/shared/contract/page-module';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { studyMeta } from '../model/study-meta';
import { loadStudy, type StudyData } from '../model/study-page-data';
import { sendStudyRequest } from '../model/study-request';
import { StudyPage } from '../pages/study-page';

export const page: PageModule<StudyData> = {
  Component: StudyPage,
  loader: loadStudy,
  action: sendStudyRequest,
  publiclyCacheable: true,
  meta: (data, actionData) => {
    const head = studyMeta(data);
    return { ...head, title: formTitle(head.title, actionData) };
  },
};
