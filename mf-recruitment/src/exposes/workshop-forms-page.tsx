import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopFormsPage } from '../pages/workshop-forms-page';

export const page: PageModule<null> = {
  Component: WorkshopFormsPage,
  meta: () => ({
    title: 'Atelier de recrutement',
    description: 'Les versions du formulaire de candidature de VIPP, pour ses recruteurs.',
    noindex: true,
  }),
};
