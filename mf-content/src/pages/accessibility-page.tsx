import { accessibilityAssessment } from '@vipp/shared/lib/accessibility-conformity';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import { accessibilityStatement, accessibilitySummary } from '../model/accessibility-statement';

export type AccessibilityData = {
  /** Whether the customer has filled in telephone numbers. */
  hasTelephones: boolean;
};

/** The statement that article 47 of the law of 11 February 2005 requires. */
export function AccessibilityPage() {
  const { hasTelephones } = usePageData<AccessibilityData>();
  return (
    <>
      <PageBanner
        title="Déclaration d’accessibilité"
        lead="Ce que ce site permet à chacun, ce qui lui manque encore, et à qui le dire."
      />
      <LegalDocument
        summary={accessibilitySummary(accessibilityAssessment)}
        sections={accessibilityStatement(accessibilityAssessment, hasTelephones)}
      />
    </>
  );
}
