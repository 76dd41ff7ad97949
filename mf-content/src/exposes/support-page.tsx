import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadSupport, type SupportData } from '../model/support-data';
import { SupportPage } from '../pages/support-page';

export const page: PageModule<SupportData> = {
  publiclyCacheable: true,
  Component: SupportPage,
  loader: loadSupport,
  meta: () => ({
    title: 'Vous accompagner',
    description:
      'Démarrage, organisation, coûts, qualité, innovation : comment VIPP accompagne votre projet d’externalisation, secteur par secteur.',
  }),
};
