import type { PageMeta } from '@vipp/shared/contract/page-module';
import { jobPostings } from './job-posting';
import type { RecruitmentData } from './recruitment-data';

/** `data` is null while the page is unavailable. */
export const recruitmentMeta = (data: RecruitmentData | null): PageMeta => ({
  title: 'Recrutements',
  description:
    'Téléconseil, qualité, formation, informatique\u202F: les postes ouverts chez VIPP au Bénin, au Togo et au Rwanda, et comment postuler en un quart d’heure.',
  ...(data && { jsonLd: jobPostings(data.positions) }),
});
