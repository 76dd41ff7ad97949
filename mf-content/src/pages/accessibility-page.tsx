import { accessibilityAssessment } from '@vipp/shared/lib/accessibility-conformity';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import { accessibilityStatement } from '../model/accessibility-statement';

/** The statement that article 47 of the law of 11 February 2005 requires. */
export function AccessibilityPage() {
  return (
    <>
      <PageBanner
        title="Déclaration d’accessibilité"
        lead="Ce que ce site permet à chacun, ce qui lui manque encore, et à qui le dire."
        seed="accessibilite"
      />
      <LegalDocument sections={accessibilityStatement(accessibilityAssessment)} />
    </>
  );
}
