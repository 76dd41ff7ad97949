import type { PageMeta } from '@vipp/shared/contract/page-module';

export const RECRUITMENT_META: PageMeta = {
  title: 'Recrutements',
  description:
    'Téléconseil, qualité, formation, informatique\u202F: les postes ouverts chez VIPP au Bénin, au Togo et au Rwanda, et comment postuler en un quart d’heure.',
};
