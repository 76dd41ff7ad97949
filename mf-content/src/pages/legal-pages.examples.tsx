import { entryExample } from '@vipp/shared/testing/content-entries';
import { pageExamples } from '@vipp/shared/testing/page-examples';
import { privacyEntries } from '../model/institution-entries.examples';
import { siteFactsExample } from '@vipp/shared/testing/site-facts';
import { toLegalData } from '../model/legal-data';
import { legalFacts } from '../model/legal-facts';
import { AccessibilityPage } from './accessibility-page';
import { LegalPage, PrivacyPage } from './legal-page';

export const examples = [
  ...pageExamples(PrivacyPage, {
    'privacy policy': toLegalData(privacyEntries, 8),
    'content without entries': toLegalData([], 8),
  }),
  ...pageExamples(LegalPage, {
    'legal notices': toLegalData(privacyEntries, 5, legalFacts(siteFactsExample)),
    'legal notices without facts': toLegalData([entryExample('Hébergement')], 5, legalFacts({})),
  }),
  ...pageExamples(AccessibilityPage, { 'accessibility statement': { hasTelephones: true } }),
];
