import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import type { LegalData } from '../model/legal-data';

type Props = { title: string; lead: string };

function LegalText(banner: Props) {
  const data = usePageData<LegalData>();
  return (
    <>
      <PageBanner {...banner} />
      <LegalDocument {...data} />
    </>
  );
}

export const LegalPage = () => (
  <LegalText
    title="Mentions légales"
    lead="Qui publie ce site, qui l’héberge et ce que l’on peut faire de ses contenus."
  />
);

export const PrivacyPage = () => (
  <LegalText
    title="Politique de confidentialité"
    lead="Ce que nous recueillons, pourquoi, combien de temps, et ce que vous pouvez exiger."
  />
);
