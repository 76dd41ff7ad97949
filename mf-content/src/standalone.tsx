/** Standalone content pages: `npx webpack serve` in mf-content. */
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page as accessibility } from './exposes/accessibility-page';
import { page as group } from './exposes/group-page';
import { page as home } from './exposes/home-page';
import { page as legal } from './exposes/legal-page';
import { page as privacy } from './exposes/privacy-page';
import { page as rse } from './exposes/rse-page';
import { page as services } from './exposes/services-page';
import { page as servicesTrial } from './exposes/services-trial-page';
import { page as siteMap } from './exposes/site-map-page';
import { page as support } from './exposes/support-page';
import { examples as groupExamples } from './pages/group-page.examples';
import { examples as homeExamples } from './pages/home-page.examples';
import { examples as legalExamples } from './pages/legal-pages.examples';
import { examples as rseExamples } from './pages/rse-page.examples';
import { examples as servicesExamples } from './pages/services-page.examples';
import { examples as siteMapExamples } from './pages/site-map-page.examples';
import { examples as supportExamples } from './pages/support-page.examples';

showStandalone({
  name: 'mf-content',
  pages: {
    '/': home,
    '/le-groupe': group,
    '/prestations': services,
    '/prestationstest': servicesTrial,
    '/vous-accompagner': support,
    '/rse': rse,
    '/plan': siteMap,
    '/politique': privacy,
    '/mentionslegales': legal,
    '/accessibilite': accessibility,
  },
  examples: {
    home: homeExamples,
    group: groupExamples,
    services: servicesExamples,
    support: supportExamples,
    rse: rseExamples,
    'site map': siteMapExamples,
    legal: legalExamples,
  },
});
