import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadPrivacy, type LegalData } from '../model/legal-data';
import { LegalText } from '../components/legal-document';

const PrivacyPage = () => (
  <LegalText
    title="Politique de confidentialité"
    lead="Ce que nous recueillons, pourquoi, combien de temps, et ce que vous pouvez exiger."
  />
);

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
