import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import type { LegalData } from '../model/legal-data';

export function LegalPage() {
  const { sections } = usePageData<LegalData>();
  return (
    <>
      <PageBanner
        title="Mentions légales"
        lead="Qui publie ce site, qui l’héberge et ce que l’on peut faire de ses contenus."
        kind="reading"
      />
      <LegalDocument sections={sections} />
    </>
  );
}
