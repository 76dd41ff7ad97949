import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadPrivacy, type LegalData } from '../model/legal-data';
import { PrivacyPage } from '../pages/legal-page';

export const page: PageModule<LegalData> = {
  publiclyCacheable: true,
  Component: PrivacyPage,
  loader: loadPrivacy,
  meta: () => ({
    title: 'Politique de confidentialité',
    description:
      'Les données que ce site recueille, pourquoi et pour combien de temps, les cookies qu’il dépose et les droits dont vous disposez.',
  }),
};
