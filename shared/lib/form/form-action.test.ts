import type { SiteApi } from '../../contract/site-api';
import type { SubmissionOutcome } from '../../contract/submissions';
import { newsletterSchema } from '../../contract/forms/newsletter';
import { checkWith, formAction, formActions } from './form-action';
import { FORM_FIELD, KEY_FIELD, START_FIELD, STEP_FIELD, STEPS, HONEYPOT_FIELD, type FormAnswer } from './form-answer';
import { newKey } from './new-key';

const KEY = newKey();
const complete = { nom: 'Diallo', prenom: 'Awa', fonction: 'Directrice', entreprise: 'Acme', email: 'awa@acme.fr' };
const own = { [FORM_FIELD]: 'newsletter', [KEY_FIELD]: KEY, [START_FIELD]: '1000', [HONEYPOT_FIELD]: '' };

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

type Sent = { name: string; payload: unknown; key: string };

/** An API that answers every submission in the same way, and records them. */
function recordingApi(outcome: SubmissionOutcome) {
  const sent: Sent[] = [];
  const api: Pick<SiteApi, 'submit'> = {
    submit: async (name, payload, key) => {
      sent.push({ name, payload, key });
      return outcome;
    },
  };
  return { api: api as SiteApi, sent };
}

type Options = { fields: Record<string, string>; outcome?: SubmissionOutcome } & Partial<
  Parameters<typeof formAction<'newsletter'>>[0]
>;

async function send({
  fields,
  outcome = { kind: 'accepted' },
  ...options
}: Options): Promise<{ answer: FormAnswer; sent: Sent[] }> {
  const { api, sent } = recordingApi(outcome);
  const action = formAction({ name: 'newsletter', schema: newsletterSchema, ...options });
  return { answer: await action({ api, formData: formOf({ ...own, ...fields }), params: {} }), sent };
}

describe('the action of a form', () => {
  it('sends what the schema made of the fields, under the form’s key', async () => {
    const { answer, sent } = await send({ fields: { ...complete, nom: ' Diallo ', inconnu: 'x' } });
    expect(sent).toEqual([{ name: 'newsletter', payload: { ...complete, provenance: 'Site VIPP' }, key: KEY }]);
    expect(answer.outcome.kind).toBe('accepted');
  });

  it('answers an accepted form with empty values and a new key', async () => {
    const { answer } = await send({ fields: complete, outcome: { kind: 'accepted', body: { code: '1' } } });
    expect(answer).toMatchObject({ values: {}, outcome: { kind: 'accepted', body: { code: '1' } } });
    expect(answer.token.key).not.toBe(KEY);
  });

  it('sends nothing that the schema refuses, and says why at each field', async () => {
    const { answer, sent } = await send({ fields: { ...complete, nom: '', email: 'awa' } });
    expect(sent).toEqual([]);
    expect(answer).toMatchObject({
      values: { prenom: 'Awa', email: 'awa' },
      outcome: {
        kind: 'refused',
        by: 'form',
        errors: { nom: ['Indiquez votre nom.'], email: [expect.stringContaining('valide')] },
      },
    });
  });

  it('keeps the key and the values when the service is out of reach', async () => {
    const { answer } = await send({ fields: complete, outcome: { kind: 'unreachable' } });
    expect(answer).toEqual({
      form: 'newsletter',
      token: { key: KEY, start: 1000 },
      values: complete,
      outcome: { kind: 'unreachable' },
    });
  });

  it('treats a service that has no such call as out of reach', async () => {
    const { answer } = await send({ fields: complete, outcome: { kind: 'unsupported' } });
    expect(answer).toMatchObject({ token: { key: KEY }, values: complete, outcome: { kind: 'unreachable' } });
  });

  it('gets a new key after the service refused', async () => {
    const { answer } = await send({ fields: complete, outcome: { kind: 'refused', errors: { email: ['Refusée.'] } } });
    expect(answer).toMatchObject({
      values: complete,
      outcome: { kind: 'refused', by: 'service', errors: { email: ['Refusée.'] } },
    });
    expect(answer.token.key).not.toBe(KEY);
  });

  it('does not send what looks like a robot’s, and accepts a second attempt', async () => {
    const hasty = await send({ fields: { ...complete, [START_FIELD]: String(Date.now()) } });
    expect(hasty.sent).toEqual([]);
    expect(hasty.answer).toMatchObject({
      values: complete,
      outcome: { kind: 'refused', by: 'honeypot' },
      token: { key: KEY },
    });
    const trapped = await send({ fields: { ...complete, [HONEYPOT_FIELD]: 'x' } });
    expect(trapped.sent).toEqual([]);
    expect((await send({ fields: complete })).sent).toHaveLength(1);
  });

  it('has no minimum time where the form is only a button', async () => {
    const { sent } = await send({ fields: { ...complete, [START_FIELD]: String(Date.now()) }, isOneClick: true });
    expect(sent).toHaveLength(1);
  });

  it('shows no secret again', async () => {
    const { answer } = await send({ fields: { ...complete, nom: '' }, secrets: ['email'] });
    expect(Object.keys(answer.values)).not.toContain('email');
  });

  it('sends one text alike, however its lines end', async () => {
    const { sent } = await send({ fields: { ...complete, fonction: 'une\r\ndeux' } });
    expect(sent[0]?.payload).toMatchObject({ fonction: 'une\ndeux' });
  });

  it('does not see values that are filtered out', async () => {
    const { answer } = await send({ fields: complete, keepValues: ({ email = '' }) => ({ email }) });
    expect(answer.values).toEqual({ email: complete.email });
  });

  it('says other messages together with the schema’s', async () => {
    const { answer } = await send({ fields: { ...complete, nom: '' }, alsoCheck: () => ({ email: ['Et encore.'] }) });
    expect(answer.outcome).toMatchObject({ errors: { nom: ['Indiquez votre nom.'], email: ['Et encore.'] } });
  });
});

describe('the action of a form with a preview', () => {
  const step = (value: string) => send({ fields: { ...complete, [STEP_FIELD]: value }, hasPreview: true });

  it('sends only what was confirmed', async () => {
    for (const value of [STEPS.preview, '']) {
      const { answer, sent } = await step(value);
      expect(sent).toEqual([]);
      expect(answer).toMatchObject({ outcome: { kind: 'preview' }, values: complete });
    }
    expect((await step(STEPS.send)).sent).toHaveLength(1);
  });

  it('returns to the form with what was typed', async () => {
    const { answer, sent } = await step(STEPS.edit);
    expect(sent).toEqual([]);
    expect(answer).toMatchObject({ outcome: { kind: 'draft' }, values: complete });
  });
});

describe('the actions of a page', () => {
  it('are chosen by the form that was sent', async () => {
    const { api, sent } = recordingApi({ kind: 'accepted' });
    const action = formActions({ newsletter: formAction({ name: 'newsletter', schema: newsletterSchema }) });
    expect(await action({ api, formData: formOf({ ...own, ...complete }), params: {} })).toMatchObject({
      form: 'newsletter',
    });
    // Names of properties that every object inherits are not forms either.
    for (const other of ['autre', '__proto__', 'constructor', 'toString']) {
      expect(await action({ api, formData: formOf({ ...own, [FORM_FIELD]: other }), params: {} })).toBeNull();
    }
    expect(sent).toHaveLength(1);
  });
});

describe('a check of what is typed', () => {
  it('answers the first message of each field that is wrong', () => {
    expect(checkWith(newsletterSchema)({ ...complete, nom: '' })).toEqual({ nom: ['Indiquez votre nom.'] });
    expect(checkWith(newsletterSchema)(complete)).toEqual({});
  });
});
