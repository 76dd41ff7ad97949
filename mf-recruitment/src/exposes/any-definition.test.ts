/** Any definition that the check accepts is shown, checked, sent and read back: `DEFINITIONS=5000 npx jest any-definition`. */
import * as fc from 'fast-check';
import { applicationPayloadSchema } from '@vipp/shared/contract/application/application-schema';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import { checkApplication } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationForm, ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { fromPayload, normaliseAnswers } from '@vipp/shared/contract/application/payload';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { STEP_FIELD, STEPS } from '@vipp/shared/lib/form/form-answer';
import { RECEIVED_ON, validAnswers } from '@vipp/shared/testing/application-answers';
import { randomDefinitions } from '@vipp/shared/testing/application-definitions';
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
import { page as backgroundPage } from './application-background-page';
import { page as detailsPage } from './application-details-page';
import { page as identityPage } from './application-identity-page';

const PATH = '/recrutements/candidature';
const RUNS = Number(process.env.DEFINITIONS ?? 50);

type Case = { form: ApplicationForm; answers: Answers };

/** Valid definitions with valid answers; the number of refused ones is counted. */
const refused: unknown[] = [];
const cases: fc.Arbitrary<Case> = randomDefinitions
  .filter((value) => {
    const { definition } = checkDefinition(value);
    if (!definition) refused.push(value);
    return definition !== undefined;
  })
  .chain((value) => {
    const { definition } = checkDefinition(value);
    if (!definition) throw new Error('the check accepted it before');
    const { positions: _positions, ...questions } = definition;
    return validAnswers(questions).map((answers) => ({ form: { version: 1, questions, isClosed: false }, answers }));
  });

const names = (html: string): string[] => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);

async function send({ form, answers }: Case): Promise<ApplicationPayload> {
  const { questions } = form;
  const { api, sent } = fakeApi(undefined, undefined, [form]);
  const identity = answersOfStep(identityStep(questions), answers);
  const background = answersOfStep(backgroundStep(questions), answers);
  const own = { debut: '1', cle: '2f0c9c3e-7b0a-4d6e-9d2b-1d6a6b3f1c11', [VERSION_FIELD]: '1' };
  const post = (step: string, fields: Record<string, string>) =>
    renderWithoutScripts(backgroundPage, {
      api,
      address: `${PATH}/step2`,
      sealedState: fakeSealedState,
      fields: { ...own, [STEP_FIELD]: step, ...fields },
    });

  const first = await renderWithoutScripts(identityPage, { api, address: PATH });
  const steps = [identityStep(questions), backgroundStep(questions)];
  const asked = (given: Answers, step: number) =>
    askedFields({ ...questions, steps: steps.slice(step, step + 1) }, given).map(({ name }) => name);
  expect(names(first)).toEqual(expect.arrayContaining(asked({}, 0)));

  const second = await post('', { ...identity, formulaire: IDENTITY_FORM });
  expect(names(second)).toEqual(expect.arrayContaining(asked({}, 1)));

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
afterEach(() => jest.useRealTimers());

it(`any of ${RUNS} definitions that the check accepts is shown, checked, sent and read back`, async () => {
  const property = fc.asyncProperty(cases, async (one) => {
    const { questions } = one.form;
    const payload = await send(one);
    expect(applicationPayloadSchema(one.form).safeParse(payload)).toEqual({ success: true, data: payload });
    const stored = JSON.parse(JSON.stringify(payload)) as ApplicationPayload;
    const read = fromPayload(questions, stored);
    const asked = askedFields(questions, read.answers).map(({ name }) => name);
    const expected = Object.entries(normaliseAnswers(questions, one.answers));
    const isList = (name: string) => questions.steps.some(({ sections }) => sections.some(({ id }) => id === name));
    expect(Object.entries(read.answers).toSorted()).toEqual(
      expected.filter(([name]) => isList(name) || asked.includes(name)).toSorted(),
    );

    const status = { ...applicationStatus, version: 1, payload: stored };
    const { api } = fakeApi([{ kind: 'accepted', body: status }], undefined, [one.form]);
    const html = await renderWithoutScripts(detailsPage, {
      api,
      path: '/recrutementdetails/:id',
      address: `/recrutementdetails/${'a'.repeat(22)}`,
    });
    expect(html).toContain('Ce que vous avez envoyé');
  });
  await fc.assert(property, { numRuns: RUNS });
  // Otherwise the random definitions would not try the check.
  expect(refused.length).toBeGreaterThan(0);
}, 900_000);
