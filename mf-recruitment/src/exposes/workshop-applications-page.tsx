import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopApplicationsPage } from '../pages/workshop/workshop-applications-page';

export const page: PageModule<null> = {
  Component: WorkshopApplicationsPage,
  meta: () => ({
    title: 'Candidatures reçues',
    description: 'Les candidatures reçues par VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
