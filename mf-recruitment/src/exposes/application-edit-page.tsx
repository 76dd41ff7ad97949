import type { PageModule } from '@vipp/shared/contract/page-module';
import { linkTitle, loadApplicationLink, type ApplicationLinkData } from '../model/application-link';
import { ApplicationEditPage } from '../pages/application-edit-page';

export const page: PageModule<ApplicationLinkData> = {
  Component: ApplicationEditPage,
  loader: loadApplicationLink,
  meta: (data) => ({
    title: linkTitle('Modifier votre candidature', data),
    description:
      'Une candidature envoyée à VIPP ne peut plus être modifiée. Voici comment signaler une erreur, ou la retirer et recommencer.',
    noindex: true,
  }),
};
