/** Standalone recruitment: `npx webpack serve` in mf-recruitment. */
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { success } from '@vipp/shared/contract/result';
import { firstForm } from '@vipp/shared/testing/first-form';
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page as applicationBackground } from './exposes/application-background-page';
import { page as applicationDetails } from './exposes/application-details-page';
import { page as applicationIdentity } from './exposes/application-identity-page';
import { page as opening } from './exposes/opening-page';
import { page as recruitment } from './exposes/recruitment-page';
import { recruitmentEntries } from './model/recruitment-entries.examples';
import { examples as openingExamples } from './pages/opening-page.examples';
import { examples } from './pages/recruitment-page.examples';

showStandalone({
  name: 'mf-recruitment',
  pages: {
    '/recrutements': recruitment,
    '/recrutements/postes/:slug': opening,
    '/recrutements/candidature': applicationIdentity,
    '/recrutements/candidature/step2': applicationBackground,
    '/recrutementdetails/:id': applicationDetails,
    '/recrutementeditform/:id': applicationDetails,
  },
  examples: { opening: openingExamples, recruitment: examples },
  answers: {
    contentPage: async () => success(recruitmentEntries),
    applicationForm: async () => success(firstForm),
    positions: async () => success(builtInApplication.positions),
  },
});
