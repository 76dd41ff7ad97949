import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopApplicationPage } from '../pages/workshop/workshop-application-page';

export const page: PageModule<null> = {
  Component: WorkshopApplicationPage,
  meta: () => ({
    title: 'Une candidature',
    description: 'Une candidature reçue par VIPP, pour son équipe de recrutement.',
    noindex: true,
  }),
};
