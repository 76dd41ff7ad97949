/** A definition with every kind of question, rule and payload key is shown, hydrated, checked, sent and read back. */
import * as fc from 'fast-check';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import { checkApplication } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationPayload, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { fromPayload, toPayload } from '@vipp/shared/contract/application/payload';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { STEP_FIELD, STEPS } from '@vipp/shared/lib/form/form-answer';
import { RECEIVED_ON, validAnswers } from '@vipp/shared/testing/application-answers';
import { applicationWithKinds, formWithKinds } from '@vipp/shared/testing/application-with-kinds';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderWithoutScripts } from '@vipp/shared/testing/render-without-scripts';
import {
  answersOfStep,
  backgroundStep,
  BACKGROUND_FORM,
  IDENTITY_FORM,
  identityStep,
} from '../model/application-forms';
import { SEALED_FIELD, VERSION_FIELD } from '../model/application-answer';
import { applicationStatus } from '../model/application-status.examples';
import { fakeSealedState, sealed } from '../testing/fake-sealed-state';
import { hydratePage } from '../testing/hydrate-page';
import { REFRESH } from '../model/handle-background';
import { eraseDraft } from '../model/application-draft';
import { page as backgroundPage } from './application-background-page';
import { page as detailsPage } from './application-details-page';
import { page as identityPage } from './application-identity-page';

const PATH = '/recrutements/candidature';
/** Pages are slow to render; what becomes of answers is tested with many more in payload.test.ts. */
const RUNS = 5;
const { questions, version } = formWithKinds;
const { api } = fakeApi(undefined, undefined, [formWithKinds]);
const OWN = { debut: '1', cle: '2f0c9c3e-7b0a-4d6e-9d2b-1d6a6b3f1c11', [VERSION_FIELD]: String(version) };

const names = (html: string): string[] => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);

const asked = (questions: ApplicationQuestions) => askedFields(questions, {}).map(({ name }) => name);

async function send(answers: Answers): Promise<ApplicationPayload> {
  const { api, sent } = fakeApi(undefined, undefined, [formWithKinds]);
  const identity = answersOfStep(identityStep(questions), answers);
  const background = answersOfStep(backgroundStep(questions), answers);
  const post = (step: string, fields: Record<string, string>) =>
    renderWithoutScripts(backgroundPage, {
      api,
      address: `${PATH}/step2`,
      sealedState: fakeSealedState,
      fields: { ...OWN, [STEP_FIELD]: step, ...fields },
    });

  const second = await post('', { ...identity, formulaire: IDENTITY_FORM });
  expect(names(second)).toEqual(expect.arrayContaining(asked({ ...questions, steps: [backgroundStep(questions)] })));

  const filled = { ...background, [SEALED_FIELD]: sealed(identity), formulaire: BACKGROUND_FORM };
  expect(checkApplication(questions, answers, RECEIVED_ON)).toEqual({});
  const preview = await post(STEPS.preview, filled);
  expect(preview).toContain('Relisez votre dossier');
  expect(await post(STEPS.send, filled)).toContain('Formulaire soumis avec succès');
  expect(sent).toHaveLength(1);
  return sent[0]?.payload as ApplicationPayload;
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(`${RECEIVED_ON}T12:00:00Z`),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'],
  });
});

it('the definition has every kind of question', () => {
  const fields = applicationWithKinds.steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  expect([...new Set(fields.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(QUESTION_KINDS).toSorted());
});

it('answers to it are shown, checked, sent and read back', async () => {
  const first = await renderWithoutScripts(identityPage, { api, address: PATH });
  expect(names(first)).toEqual(expect.arrayContaining(asked({ ...questions, steps: [identityStep(questions)] })));
  const property = fc.asyncProperty(validAnswers(questions), async (answers) => {
    const payload = await send(answers);
    expect(fromPayload(questions, payload)).toEqual(fromPayload(questions, toPayload(questions, answers, RECEIVED_ON)));

    const status = { ...applicationStatus, version, payload };
    const { api } = fakeApi([{ kind: 'accepted', body: status }], undefined, [formWithKinds]);
    const html = await renderWithoutScripts(detailsPage, {
      api,
      path: '/recrutementdetails/:id',
      address: `/recrutementdetails/${'a'.repeat(22)}`,
    });
    expect(html).toContain('Ce que vous avez envoyé');
  });
  await fc.assert(property, { numRuns: RUNS });
});

it.each([
  ['Bénin', true],
  ['Togo', false],
])(
  'without scripts, step 2 asks what %s in step 1 does not rule out, and has no answer of it',
  async (pays, isAsked) => {
    const state = { [SEALED_FIELD]: 'step 1', formulaire: BACKGROUND_FORM, outils: 'tableur' };
    const html = await renderWithoutScripts(backgroundPage, {
      api,
      address: `${PATH}/step2`,
      sealedState: { encrypt: () => 'step 1', decrypt: () => JSON.stringify({ pays }) },
      fields: { ...OWN, [STEP_FIELD]: REFRESH, ...state },
    });
    expect(names(html).includes('annees')).toBe(isAsked);
    expect(html).not.toContain(pays);
  },
);

it('its pages hydrate without a fault', async () => {
  for (const [page, address, steps] of [
    [identityPage, PATH, questions.steps.slice(0, 1)],
    [backgroundPage, `${PATH}/step2`, questions.steps.slice(1)],
  ] as const) {
    await hydratePage(page, { api, address }, ({ document, faults }) => {
      expect(faults).toEqual([]);
      for (const { name } of askedFields({ ...questions, steps }, {}))
        expect(document.getElementsByName(name).length).toBeGreaterThan(0);
      eraseDraft();
    });
  }
});
