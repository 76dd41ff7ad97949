import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadLegal, type LegalData } from '../model/legal-data';
import { LegalPage } from '../pages/legal-page';

export const page: PageModule<LegalData> = {
  publiclyCacheable: true,
  Component: LegalPage,
  loader: loadLegal,
  meta: () => ({
    title: 'Mentions légales',
    description:
      'Éditeur, direction de la publication, hébergement, propriété intellectuelle et droit applicable au site du groupe VIPP.',
  }),
};
