import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { emailState, KEY_FIELD, sendStudyRequest } from './study-request';

const KEY = '3f0c4f5e-7a5e-4d8b-9a52-0f6f1c2d3e4f';
const TYPED = { lastname: 'Ahouansou', firstname: 'Kofi', fonction: 'DRH', entreprise: 'Lagune', email: 'kofi@lagune.example' };
const STUDY = { etude_title: 'Étude numéro 2', etude_id: '2' };

function args(fields: Record<string, string>, outcome: SubmissionOutcome = { kind: 'accepted' }) {
  const submit = jest.fn(() => Promise.resolve(outcome));
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  const api = { submit } as Pick<SiteApi, 'submit'> as SiteApi;
  const given: PageActionArgs = {
    api, formData, params: { slug: 'etude-2' }, url: new URL('https://www.vipp.example/etude_de_cas/etude-2'), signal: new AbortController().signal,
  };
  return { given, submit };
}

describe('the request of a study', () => {
  it('is sent under the key of its form', async () => {
    const { given, submit } = args({ ...TYPED, ...STUDY, [KEY_FIELD]: KEY });
    await expect(sendStudyRequest(given)).resolves.toEqual({ outcome: { kind: 'accepted' }, values: TYPED, key: KEY });
    expect(submit).toHaveBeenCalledWith('studyRequest', { ...TYPED, etude_title: 'Étude numéro 2', etude_id: 2, statut: false }, KEY);
  });

  it('is not sent when a field is wrong: each has its message, and what was typed is kept', async () => {
    const { given, submit } = args({ ...TYPED, ...STUDY, lastname: '  ', email: 'kofi@', [KEY_FIELD]: KEY });
    const { outcome, values, key } = await sendStudyRequest(given);
    expect(outcome).toEqual({
      kind: 'refused',
      errors: {
        lastname: ['Indiquez votre nom.'],
        email: ['Indiquez une adresse e-mail valide, par exemple nom@entreprise.fr.'],
      },
    });
    expect(values.email).toBe('kofi@');
    expect(key).toBe(KEY);
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps its key when the service cannot be reached', async () => {
    const { given } = args({ ...TYPED, ...STUDY, [KEY_FIELD]: KEY }, { kind: 'unreachable' });
    await expect(sendStudyRequest(given)).resolves.toMatchObject({ outcome: { kind: 'unreachable' }, key: KEY });
  });

  it('gets a key of its own when the form brought none that makes sense', async () => {
    const { given, submit } = args({ ...TYPED, ...STUDY, [KEY_FIELD]: '<script>' });
    const { key } = await sendStudyRequest(given);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(submit).toHaveBeenCalledWith('studyRequest', expect.anything(), key);
  });
});

describe('the e-mail address', () => {
  it.each([
    ['', 'empty'],
    ['kofi', 'invalid'],
    ['kofi@lagune', 'invalid'],
    ['kofi@lagune.example', 'valid'],
  ])('%j is %s', (typed, state) => {
    expect(emailState(typed)).toBe(state);
  });
});
