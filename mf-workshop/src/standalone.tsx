/** Standalone workshop: `npm run standalone -w mf-workshop`. Its calls need a site: `npm start` has the whole of it. */
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page as accounts } from './exposes/accounts-page';
import { page as applications } from './exposes/applications-page';
import { page as audit } from './exposes/audit-page';
import { page as draft } from './exposes/draft-page';
import { page as figures } from './exposes/figures-page';
import { page as forms } from './exposes/forms-page';
import { page as openings } from './exposes/openings-page';
import { page as password } from './exposes/password-page';
import { page as reports } from './exposes/reports-page';

showStandalone({
  name: 'mf-workshop',
  pages: {
    '/': forms,
    '/brouillons/:draft': draft,
    '/offres': openings,
    '/chiffres': figures,
    '/candidatures': applications,
    '/signalements': reports,
    '/comptes': accounts,
    '/mot-de-passe': password,
    '/mot-de-passe/:token': password,
    '/journal': audit,
  },
  examples: {},
  answers: {},
});
