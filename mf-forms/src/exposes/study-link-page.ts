import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadStudyLink, studyLinkMeta, type StudyLinkData } from '../model/study-link';
import { StudyLinkPage } from '../pages/study-link-page';

export const page: PageModule<StudyLinkData> = { Component: StudyLinkPage, loader: loadStudyLink, meta: studyLinkMeta };
