import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import type { LegalData } from '../model/legal-data';

export function PrivacyPage() {
  const { sections } = usePageData<LegalData>();
  return (
    <>
      <PageBanner
        title="Politique de confidentialité"
        lead="Ce que nous recueillons, pourquoi, combien de temps, et ce que vous pouvez exiger."
        kind="reading"
      />
      <LegalDocument sections={sections} />
    </>
  );
}
