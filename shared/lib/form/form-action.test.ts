import type { SubmissionOutcome } from '../../contract/submissions';
import { newsletterSchema } from '../../contract/forms/newsletter';
import { checkWith, formAction, formActions, readValues } from './form-action';
import { FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, STEPS, HONEYPOT_FIELD, type FormAnswer } from './form-answer';
import { newKey } from './new-key';
import { fakeApi, type Sent } from '../../testing/fake-api';
import { formDataOf } from '../../testing/posted-form';

const KEY = newKey();
const complete = { nom: 'Diallo', prenom: 'Awa', fonction: 'Directrice', entreprise: 'Acme', email: 'awa@acme.fr' };
const own = { [FORM_FIELD]: 'newsletter', [KEY_FIELD]: KEY, [START_FIELD]: '1000', [HONEYPOT_FIELD]: '' };

type Options = { fields: Record<string, string>; outcome?: SubmissionOutcome } & Partial<
  Parameters<typeof formAction<'newsletter'>>[0]
>;

async function send({ fields, outcome, ...options }: Options): Promise<{ answer: FormAnswer; sent: Sent[] }> {
  const { api, sent } = fakeApi(outcome && [outcome]);
  const action = formAction({ name: 'newsletter', schema: newsletterSchema, ...options });
  return { answer: await action({ api, formData: formDataOf({ ...own, ...fields }), params: {} }), sent };
}

describe('the action of a form', () => {
  it('sends the fields as the schema parses them, with the form’s key', async () => {
    const { answer, sent } = await send({ fields: { ...complete, nom: ' Diallo ', inconnu: 'x' } });
    expect(sent).toEqual([{ name: 'newsletter', payload: { ...complete, provenance: 'Site VIPP' }, key: KEY }]);
    expect(answer.outcome.kind).toBe('accepted');
  });

  it('reads several choices of one name as lines', () => {
    const formData = formDataOf(own);
    for (const choice of ['a', 'b']) formData.append('outils', choice);
    expect(readValues(formData)).toEqual({ outils: 'a\nb' });
  });

  it('neither sends nor shows control characters, but leaves a secret as it was typed', async () => {
    const fields = { ...complete, nom: 'Dia\u0000l\u202Elo', fonction: 'sec\u00ADret', email: 'awa' };
    const toPayload: Options['toPayload'] = (values) => (expect(values.fonction).toBe('sec\u00ADret'), values);
    const { answer } = await send({ fields, toPayload, secrets: ['fonction'] });
    expect([answer.values.nom, answer.values.fonction]).toEqual(['Diallo', undefined]);
  });

  it('replaces a derived key, which another visitor may have, unless the record may be stored', async () => {
    const derived = '0f0c9c3e-7b0a-8d6e-9d2b-1d6a6b3f1c11';
    const fields = { ...complete, [KEY_FIELD]: derived };
    const refused = await send({ fields: { ...fields, nom: '' } });
    const limited = await send({ fields, outcome: { kind: 'limited', retryAfterSeconds: 5 } });
    const unreachable = await send({ fields, outcome: { kind: 'unreachable' } });
    const answers = [refused, limited, unreachable].map(({ answer }) => answer);
    expect(answers.map(({ token }) => token.key === derived)).toEqual([false, false, true]);
    expect(unreachable.sent.map(({ key }) => key)).toEqual([derived]);
  });

  it('answers an accepted form with empty values and a new key', async () => {
    const { answer } = await send({ fields: complete, outcome: { kind: 'accepted', body: { code: '1' } } });
    expect(answer).toMatchObject({ values: {}, outcome: { kind: 'accepted', body: { code: '1' } } });
    expect(answer.token.key).not.toBe(KEY);
  });

  it('sends nothing that the schema refuses, and has a message for each field', async () => {
    const { answer, sent } = await send({ fields: { ...complete, nom: '', email: 'awa' } });
    expect(sent).toEqual([]);
    const faults = { nom: ['Indiquez votre nom.'], email: [expect.stringContaining('valide')] };
    expect(answer).toMatchObject({
      values: { prenom: 'Awa', email: 'awa' },
      outcome: { kind: 'refused', by: 'form', errors: faults },
    });
  });

  const errors = { email: ['Refusée.'] };
  it.each([
    ['the same key where the service is unreachable', { kind: 'unreachable' }, { kind: 'unreachable' }, true],
    ['the same key where the service has no such call', { kind: 'unsupported' }, { kind: 'unreachable' }, true],
    ['a new key after a refusal', { kind: 'refused', errors }, { kind: 'refused', by: 'service', errors }, false],
  ] as const)('returns the values, with %s', async (_what, given, outcome, isSameKey) => {
    const { answer } = await send({ fields: complete, outcome: given });
    expect(answer).toMatchObject({ form: 'newsletter', values: complete, outcome });
    expect(answer.token.key === KEY && answer.token.start === 1000).toBe(isSameKey);
  });

  it('asks to send a form with a filled honeypot once more', async () => {
    const { answer, sent } = await send({ fields: { ...complete, [HONEYPOT_FIELD]: 'x' } });
    expect(sent).toEqual([]);
    expect(answer).toMatchObject({ values: complete, outcome: { kind: 'refused', by: 'honeypot' } });
    expect(answer.token.key).not.toBe(KEY);
  });

  it('sends a form that was fast to fill in after the rest of the minimum time', async () => {
    const start = Date.now() - 1_900;
    const { sent } = await send({ fields: { ...complete, [START_FIELD]: String(start) } });
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_999);
    expect(sent).toHaveLength(1);
  });

  it('has no minimum time for a form that is only a button', async () => {
    const { sent } = await send({ fields: { ...complete, [START_FIELD]: String(Date.now()) }, isOneClick: true });
    expect(sent).toHaveLength(1);
  });

  it('reads the same text for every kind of line end', async () => {
    const { answer } = await send({ fields: { ...complete, nom: '', fonction: 'une\r\ndeux' } });
    expect(answer.values).toMatchObject({ fonction: 'une\ndeux' });
  });

  it('ignores values that are filtered out', async () => {
    const { answer } = await send({ fields: complete, filterValues: ({ email = '' }) => ({ email }) });
    expect(answer.values).toEqual({ email: complete.email });
  });

  it('adds further messages to those of the schema', async () => {
    const { answer } = await send({ fields: { ...complete, nom: '' }, extraErrors: () => ({ email: ['Et encore.'] }) });
    expect(answer.outcome).toMatchObject({ errors: { nom: ['Indiquez votre nom.'], email: ['Et encore.'] } });
  });
});

describe('the action of a form with a preview', () => {
  const step = (value: string) => send({ fields: { ...complete, [STEP_FIELD]: value }, hasPreview: true });

  it('sends only after the confirmation', async () => {
    for (const value of [STEPS.preview, '']) {
      const { answer, sent } = await step(value);
      expect(sent).toEqual([]);
      expect(answer).toMatchObject({ outcome: { kind: 'preview' }, values: complete });
    }
    expect((await step(STEPS.send)).sent).toHaveLength(1);
  });

  it('returns to the form with the typed values', async () => {
    const { answer, sent } = await step(STEPS.edit);
    expect(sent).toEqual([]);
    expect(answer).toMatchObject({ outcome: { kind: 'draft' }, values: complete });
  });
});

it('the actions of a page are selected by the name of the form', async () => {
  const { api, sent } = fakeApi();
  const action = formActions({ newsletter: formAction({ name: 'newsletter', schema: newsletterSchema }) });
  const post = (name: string) =>
    action({ api, formData: formDataOf({ ...own, ...complete, [FORM_FIELD]: name }), params: {} });
  expect(await post('newsletter')).toMatchObject({ form: 'newsletter' });
  // Objects inherit the last two names.
  for (const other of ['autre', '__proto__', 'constructor', 'toString']) expect(await post(other)).toBeNull();
  expect(sent).toHaveLength(1);
});

it('a check while typing returns the first message of each invalid field', () => {
  expect(checkWith(newsletterSchema)({ ...complete, nom: '' })).toEqual({ nom: ['Indiquez votre nom.'] });
  expect(checkWith(newsletterSchema)(complete)).toEqual({});
});
