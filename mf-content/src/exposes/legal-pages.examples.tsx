import { entryExample } from '@vipp/shared/testing/content-entries';
import { pageExamples } from '@vipp/shared/testing/page-examples';
import { privacyEntries } from '../model/institution-entries.examples';
import { siteFactsExample } from '@vipp/shared/testing/site-facts';
import { toLegalData } from '../model/legal-data';
import { legalFacts } from '../model/legal-facts';
import { page as accessibilityPage } from './accessibility-page';
import { page as legalPage } from './legal-page';
import { page as privacyPage } from './privacy-page';

export const examples = [
  ...pageExamples(privacyPage, {
    'privacy policy': toLegalData(privacyEntries, 8),
    'content without entries': toLegalData([], 8),
  }),
  ...pageExamples(legalPage, {
    'legal notices': toLegalData(privacyEntries, 5, legalFacts(siteFactsExample)),
    'legal notices without facts': toLegalData([entryExample('Hébergement')], 5, legalFacts({})),
  }),
  ...pageExamples(accessibilityPage, { 'accessibility statement': { hasTelephones: true } }),
];
