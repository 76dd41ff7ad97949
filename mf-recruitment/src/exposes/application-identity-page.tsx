import type { PageModule } from '@vipp/shared/contract/page-module';
import type { ApplicationData } from '../model/application-data';
import { applicationPage } from '../components/application-page';

export const page: PageModule<ApplicationData> = {
  ...applicationPage('step1', {
    description:
      'Déposez votre candidature au sein du groupe VIPP, au Bénin, au Togo ou au Rwanda\u202F: identité, coordonnées et poste visé.',
  }),
  publiclyCacheable: true,
};
