import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopFiguresPage } from '../pages/workshop/workshop-figures-page';

export const page: PageModule<null> = {
  Component: WorkshopFiguresPage,
  meta: () => ({
    title: 'Chiffres du formulaire',
    description: 'Ce que fait chaque version du formulaire de candidature de VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
