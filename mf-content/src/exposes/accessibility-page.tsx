import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import { accessibilityAssessment } from '@vipp/shared/lib/accessibility-conformity';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { LegalDocument } from '../components/legal-document';
import { accessibilityStatement, accessibilitySummary } from '../model/accessibility-statement';

type AccessibilityData = {
  /** Whether the customer has filled in telephone numbers. */
  hasTelephones: boolean;
};

/** The statement that article 47 of the law of 11 February 2005 requires. */
function AccessibilityPage() {
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

export const page: PageModule<AccessibilityData> = {
  loader: async ({ api }) => {
    const facts = await api.siteFacts();
    return success({ hasTelephones: facts.ok && Object.values(facts.data.telephones ?? {}).some(Boolean) });
  },
  Component: AccessibilityPage,
  meta: () => ({
    title: 'Déclaration d’accessibilité',
    description:
      'Le niveau d’accessibilité de ce site, ce qui lui manque encore, comment nous signaler un obstacle et vos voies de recours.',
  }),
};
