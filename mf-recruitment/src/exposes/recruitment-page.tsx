import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadRecruitment, RECRUITMENT_META, type RecruitmentData } from '../model/recruitment-data';
import { RecruitmentPage } from '../pages/recruitment-page';

export const page: PageModule<RecruitmentData> = {
  publiclyCacheable: true,
  Component: RecruitmentPage,
  loader: loadRecruitment,
  meta: () => RECRUITMENT_META,
};
