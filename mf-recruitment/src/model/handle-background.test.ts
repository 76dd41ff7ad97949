import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { toPayload } from '@vipp/shared/contract/application/payload';
import { STEPS, type FormValues } from '@vipp/shared/lib/form/form-answer';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { newKey } from '@vipp/shared/lib/form/new-key';
import { backgroundAnswers, completeAnswers, identityAnswers } from '@vipp/shared/testing/application-answers';
import { secondForm } from '@vipp/shared/testing/edited-application';
import type { Answers } from '@vipp/shared/testing/fake-api';
import { firstForm } from '@vipp/shared/testing/first-form';
import { sealed } from '../testing/fake-sealed-state';
import { submitForAnswer } from '../testing/submit-form';
import { SEALED_FIELD, VERSION_FIELD } from './application-answer';
import { BACKGROUND_FORM, IDENTITY_FORM, STEP_MESSAGES } from './application-forms';
import { REFRESH } from './handle-background';

const today = dayOf(new Date());
const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));
const background = { ...backgroundAnswers, dispoDate: '2999-01-04' };
const carried = { [SEALED_FIELD]: sealed(identityAnswers) };

type More = { key?: string; answers?: Answers };
const post = (step: string, fields: FormValues = {}, more: More = {}) =>
  submitForAnswer({ form: BACKGROUND_FORM, step, fields: { ...background, ...carried, ...fields }, ...more });

describe('step 2 without JavaScript', () => {
  it('refuses a sixth experience with its own message, and retains the five others', async () => {
    const { answer } = await post('experiences:add', { experiences: '5', 'experiences.5.entreprise': 'La cinquième' });
    expect(answer).toMatchObject({
      values: { experiences: '5', 'experiences.5.entreprise': 'La cinquième' },
      context: { listMessage: 'Vous ne pouvez pas ajouter plus de 5 expériences professionnelles.' },
    });
  });

  it('is sent completely once it is confirmed, without its encrypted step 1', async () => {
    const { answer, sent } = await post(STEPS.send);
    const payload = toPayload(application, { ...completeAnswers, ...background }, today);
    expect(sent).toMatchObject([{ name: 'application', payload }]);
    expect(Object.keys(sent[0]?.payload ?? {})).not.toContain(SEALED_FIELD);
    expect(answer).toMatchObject({ outcome: { kind: 'accepted' }, values: {}, context: {} });
  });

  it('uses the encrypted step 1, not fields of step 1 in the form', async () => {
    const { sent } = await post(STEPS.send, { nom: 'Autre', pays: 'Togo' });
    expect(sent[0]?.payload).toMatchObject({ nom: 'N’Diaye', pays: 'Bénin' });
  });

  it.each([
    ['a week old', daysAgo(7), daysAgo(7)],
    ['older', daysAgo(8), today],
    ['of a future day', daysAgo(-2), today],
    ['none', 'hier', today],
  ])('sends the day of its preview again, unless too old: %s', async (_what, received, expected) => {
    const { sent } = await post(STEPS.send, { [RECEIVED_FIELD]: received });
    expect(sent[0]?.payload).toMatchObject({ date_reception: expected });
  });

  it('has the same key, day and answers when the service is unreachable', async () => {
    const key = newKey();
    const more: More = { key, answers: [{ kind: 'unreachable' }] };
    const { answer } = await post(STEPS.send, { [RECEIVED_FIELD]: daysAgo(1) }, more);
    expect(answer).toMatchObject({
      token: { key },
      values: { ...background, [RECEIVED_FIELD]: daysAgo(1) },
      outcome: { kind: 'unreachable' },
      context: { sealed: carried[SEALED_FIELD] },
    });
  });
});

describe('the page of step 2 without JavaScript', () => {
  const confirmed = { form: BACKGROUND_FORM, step: STEPS.send };
  const refused: Answers = [{ kind: 'refused', errors: { email: ['Déjà connue.'] } }];
  it.each<[string, Parameters<typeof submitForAnswer>[0]]>([
    ['after step 1', { form: IDENTITY_FORM, fields: { ...identityAnswers } }],
    ['with other questions', { form: BACKGROUND_FORM, step: REFRESH, fields: carried }],
    ['with missing answers', { form: BACKGROUND_FORM, step: STEPS.preview, fields: carried }],
    ['after a refusal', { ...confirmed, fields: { ...background, ...carried }, answers: refused }],
    ['without its questions', { ...confirmed, fields: { ...carried, [VERSION_FIELD]: '1' }, forms: [] }],
  ])('contains no answer of step 1 in clear: %s', async (_when, options) => {
    const { answer } = await submitForAnswer(options);
    expect(answer).toMatchObject({ form: BACKGROUND_FORM, context: { sealed: sealed(identityAnswers) } });
    const inClear = JSON.stringify({ ...answer, context: { ...answer.context, sealed: undefined } });
    expect(Object.values(identityAnswers).filter((text) => inClear.includes(text))).toEqual([]);
  });
});

const { ville: _ville, ...withoutTown } = identityAnswers;
it.each([
  ['missing', {}, STEPS.preview, 'manquantes', {}],
  ['missing at the confirmation', {}, STEPS.send, 'incompletes', {}],
  ['altered', { [SEALED_FIELD]: 'x' }, STEPS.preview, 'manquantes', {}],
  ['altered before it is edited', { [SEALED_FIELD]: JSON.stringify(identityAnswers) }, STEPS.edit, 'manquantes', {}],
  ['incomplete', { [SEALED_FIELD]: sealed(withoutTown) }, STEPS.send, 'incompletes', withoutTown],
] as const)(
  'step 2 with a step 1 that is %s goes back to it with all answers',
  async (_what, own, step, reason, values) => {
    const fields = { ...background, ...own };
    const { answer, sent } = await submitForAnswer({ form: BACKGROUND_FORM, step, fields });
    const outcome = { kind: 'refused', message: STEP_MESSAGES[reason] };
    expect(answer).toMatchObject({ form: IDENTITY_FORM, outcome, context: { carried: background } });
    expect([answer.values, sent]).toEqual([values, []]);
  },
);

describe('an application without JavaScript that was begun in an earlier version', () => {
  const forms = [firstForm, secondForm];
  const begun = { ...background, ...carried, [VERSION_FIELD]: '1' };
  const submit = (more: Partial<Parameters<typeof submitForAnswer>[0]> = {}) =>
    submitForAnswer({ form: BACKGROUND_FORM, step: STEPS.send, fields: begun, forms, ...more });

  it('is moved to the current one with all answers, and says so', async () => {
    const second = await submit();
    expect(second.answer).toMatchObject({
      form: BACKGROUND_FORM,
      values: background,
      outcome: { kind: 'refused', by: 'form', errors: { permis: ['Permis obligatoire'] }, message: FORM_REPLACED },
      context: { sealed: carried[SEALED_FIELD] },
    });
    expect(second.sent).toEqual([]);
    const inStep1 = { ...identityAnswers, [VERSION_FIELD]: '1' };
    const first = await submit({ form: IDENTITY_FORM, step: '', fields: inStep1 });
    expect(first.answer).toMatchObject({
      form: IDENTITY_FORM,
      values: identityAnswers,
      outcome: { kind: 'refused', message: FORM_REPLACED },
    });
  });

  it('is sent with the version that it was checked by', async () => {
    const { sent } = await submit({ fields: { ...begun, permis: 'B', [VERSION_FIELD]: '2' } });
    expect(sent).toMatchObject([{ payload: { version_formulaire: '2', permis_conduire: 'B' } }]);
  });

  it('retains its values where no version can be read', async () => {
    const { answer, sent } = await submit({ forms: [] });
    expect(answer).toMatchObject({
      values: background,
      outcome: { kind: 'unreachable' },
      context: { sealed: carried[SEALED_FIELD] },
    });
    expect(sent).toEqual([]);
  });
});
