import { PageDataProvider } from '@vipp/shared/stores/site-context';
import { entryExample } from '@vipp/shared/testing/content-entries';
import type { Example } from '@vipp/shared/ui/example';
import { privacyEntries } from '../model/institution-entries.examples';
import { siteFactsExample } from '@vipp/shared/testing/site-facts';
import { toLegalData } from '../model/legal-data';
import { legalFacts } from '../model/legal-facts';
import { AccessibilityPage } from './accessibility-page';
import { LegalPage } from './legal-page';
import { PrivacyPage } from './privacy-page';

export const examples: Example[] = [
  { name: 'privacy policy', data: toLegalData(privacyEntries, 8), Page: PrivacyPage },
  { name: 'legal notices', data: toLegalData(privacyEntries, 5, legalFacts(siteFactsExample)), Page: LegalPage },
  {
    name: 'legal notices without facts',
    data: toLegalData([entryExample('Hébergement')], 5, legalFacts({})),
    Page: LegalPage,
  },
  { name: 'accessibility statement', data: { hasTelephones: true }, Page: AccessibilityPage },
  { name: 'content without entries', data: toLegalData([], 8), Page: PrivacyPage },
].map(({ name, data, Page }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <Page />
    </PageDataProvider>
  ),
}));
