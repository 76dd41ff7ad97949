/** Any definition that the check accepts hydrates without a fault: `DEFINITIONS=5000 npx jest any-definition-hydrates`. */
import * as fc from 'fast-check';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { randomDefinitions } from '@vipp/shared/testing/application-definitions';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { rememberForm } from '../model/application-data';
import { eraseDraft } from '../model/application-draft';
import { hydratePage } from '../testing/hydrate-page';
import { page as backgroundPage } from './application-background-page';
import { page as identityPage } from './application-identity-page';

const RUNS = Number(process.env.DEFINITIONS ?? 25);
const PAGES = [
  { page: identityPage, address: '/recrutements/candidature', step: 0 },
  { page: backgroundPage, address: '/recrutements/candidature/step2', step: 1 },
];

const forms: fc.Arbitrary<ApplicationForm> = randomDefinitions
  .map((value) => checkDefinition(value).definition)
  .filter((definition) => definition !== undefined)
  .map(({ positions: _positions, ...questions }) => ({ version: 1, questions, isClosed: false }));

it(`any of ${RUNS} definitions that the check accepts hydrates without a fault`, async () => {
  const property = fc.asyncProperty(forms, async (form) => {
    for (const { page, address, step } of PAGES) {
      const { api } = fakeApi(undefined, undefined, [form]);
      const steps = form.questions.steps.slice(step, step + 1);
      const asked = askedFields({ ...form.questions, steps }, {}).map(({ name }) => name);
      rememberForm(undefined);
      await hydratePage(page, { api, address }, ({ html, document, faults }) => {
        expect(faults).toEqual([]);
        for (const name of asked) {
          expect(html).toContain(`name="${name}"`);
          expect(document.getElementsByName(name).length).toBeGreaterThan(0);
        }
        eraseDraft();
      });
    }
  });
  await fc.assert(property, { numRuns: RUNS });
}, 900_000);
