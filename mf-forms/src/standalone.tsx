/** Standalone forms: `npx webpack serve` in mf-forms. */
import { failure, success } from '@vipp/shared/contract/result';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page as contact } from './exposes/contact-page';
import { page as newsletterConfirmation } from './exposes/newsletter-confirmation-page';
import { page as newsletterUnsubscribe } from './exposes/newsletter-unsubscribe-page';
import { page as reportFollowUp } from './exposes/report-follow-up-page';
import { page as report } from './exposes/report-page';
import { page as resetPassword } from './exposes/reset-password-page';
import { page as studyLink } from './exposes/study-link-page';
import { page as verifyEmail } from './exposes/verify-email-page';
import { contactEntries, reportEntries } from './model/content-entries.examples';

const ENTRIES = new Map<number, PageEntry[]>([
  [CONTENT_PAGES.contact, contactEntries],
  [CONTENT_PAGES.signalements, reportEntries],
]);

showStandalone({
  name: 'mf-forms',
  pages: {
    '/contact': contact,
    '/signalements': report,
    '/signalements/suivi': reportFollowUp,
    '/newsletter/confirmation/:token': newsletterConfirmation,
    '/newsletter/desinscription/:token': newsletterUnsubscribe,
    '/etude-de-cas/lien/:token': studyLink,
    '/forget-password/verification-e-mail': verifyEmail,
    '/forget-password/change-your-password/:slug': resetPassword,
  },
  answers: {
    contentPage: async (page) => {
      const entries = ENTRIES.get(page);
      return entries ? success(entries) : failure('not-found');
    },
  },
});
