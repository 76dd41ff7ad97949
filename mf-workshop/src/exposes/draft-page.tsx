import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopDraftPage } from '../pages/draft-page';

export const page: PageModule<null> = {
  Component: WorkshopDraftPage,
  meta: () => ({
    title: 'Brouillon du formulaire',
    description: 'L’atelier où les recruteurs de VIPP modifient le formulaire de candidature.',
    noindex: true,
  }),
};
