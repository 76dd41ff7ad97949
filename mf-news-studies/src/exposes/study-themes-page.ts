import type { StudyThemes } from '@vipp/shared/contract/list-data';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadStudyThemes } from '../model/study-data';
import { STUDY_THEMES_META } from '../model/study-meta';
import { StudyThemesPage } from '../pages/study-themes-page';

export const page: PageModule<StudyThemes> = {
  publiclyCacheable: true,
  Component: StudyThemesPage,
  loader: loadStudyThemes,
  meta: () => STUDY_THEMES_META,
};
