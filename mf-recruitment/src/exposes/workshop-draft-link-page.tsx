import type { PageModule } from '@vipp/shared/contract/page-module';
import { WorkshopDraftLinkPage } from '../pages/workshop-draft-link-page';

export const page: PageModule<null> = {
  Component: WorkshopDraftLinkPage,
  meta: () => ({
    title: 'Brouillon du formulaire de candidature',
    description: 'Un brouillon du formulaire de candidature de VIPP, tel que les candidats le verraient.',
    noindex: true,
  }),
};
