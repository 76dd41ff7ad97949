import type { PageModule } from '@vipp/shared/contract/page-module';
import { DraftLinkPage } from '../pages/draft-link-page';

export const page: PageModule<null> = {
  Component: DraftLinkPage,
  meta: () => ({
    title: 'Brouillon du formulaire de candidature',
    description: 'Un brouillon du formulaire de candidature de VIPP, tel que les candidats le verraient.',
    noindex: true,
  }),
};
