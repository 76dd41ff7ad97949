import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadLegal, type LegalData } from '../model/legal-data';
import { LegalText } from '../components/legal-document';

const LegalPage = () => (
  <LegalText
    title="Mentions légales"
    lead="Qui publie ce site, qui l’héberge et ce que l’on peut faire de ses contenus."
  />
);

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
