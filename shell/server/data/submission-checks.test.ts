import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { SubmissionName, SubmissionPayload } from '@vipp/shared/contract/submission-calls';
import { withSubmissionChecks } from './submission-checks';

const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';
const CONTACT = {
  nom: 'Diallo',
  prenom: 'Awa',
  fonction: 'Directrice',
  entreprise: 'Lagune',
  email: 'awa@lagune.example',
  telephone: '01 99 00 12 34',
  message: 'Bonjour',
  provenance: 'Site VIPP',
};
const REQUEST = {
  lastname: 'Diallo',
  firstname: 'Awa',
  fonction: 'Directrice',
  entreprise: 'Lagune',
  email: 'awa@lagune.example',
  etude_title: 'Une étude',
  etude_id: 7,
  statut: false,
} as const;
const change = (password: string) => ({
  id: 'abcdefghijklmnopqrstuv',
  email: 'agent@lagune.example',
  password,
  passwordConfirm: password,
});

/** Sends a form through the checks of a site whose studies are 1 and 2, or whose list is unavailable. */
async function send<Name extends SubmissionName>(
  name: Name,
  payload: SubmissionPayload<Name>,
  hasStudy: (id: number) => Result<boolean> = (id) => success(id < 3),
) {
  const passed: unknown[] = [];
  const submit = withSubmissionChecks({
    submit: async (...sent) => {
      passed.push(sent);
      return { kind: 'accepted' };
    },
    hasStudy: async (id) => hasStudy(id),
  });
  return { outcome: await submit(name, payload, KEY), passed };
}

describe('before a form is sent to the content service', () => {
  it.each(['01 99 00 12 34', '+33 1 99 00 12 18', '+228 90 12 34 56', '+250 788 123 456', '+229 97 12 34 56'])(
    'the number %j passes',
    async (telephone) => {
      const contact = { ...CONTACT, telephone };
      expect(await send('contact', contact)).toEqual({
        outcome: { kind: 'accepted' },
        passed: [['contact', contact, KEY]],
      });
    },
  );

  it.each(['+33 1 99 00 12', '+999 123 456 789'])(
    'the number %j is refused, with what is accepted',
    async (telephone) => {
      const { outcome, passed } = await send('contact', { ...CONTACT, telephone });
      expect(outcome).toEqual({
        kind: 'refused',
        errors: { telephone: [expect.stringMatching(/l’indicatif du pays.*\+33.1.99.00.12.34.*\+228.90.12.34.56/)] },
      });
      expect(passed).toEqual([]);
    },
  );

  it('an unknown study is refused, and an existing one accepted', async () => {
    const { outcome, passed } = await send('studyRequest', REQUEST);
    expect(outcome).toEqual({
      kind: 'refused',
      errors: { etude_id: [expect.stringMatching(/^Cette étude n’existe pas/)] },
    });
    expect(passed).toEqual([]);
    expect((await send('studyRequest', { ...REQUEST, etude_id: 2 })).passed).toHaveLength(1);
  });

  it('no study is refused while the list is unavailable', async () => {
    expect((await send('studyRequest', REQUEST, () => failure('unavailable'))).passed).toHaveLength(1);
  });

  it('a common password is refused, and is not part of the answer', async () => {
    const { outcome, passed } = await send('changePassword', change('motdepasse123'));
    expect(outcome).toEqual({
      kind: 'refused',
      errors: { password: [expect.stringMatching(/^Ce mot de passe est trop facile à deviner/)] },
    });
    expect(JSON.stringify(outcome)).not.toContain('motdepasse123');
    expect(passed).toEqual([]);
    expect((await send('changePassword', change('quatre baobabs au vent'))).passed).toHaveLength(1);
  });

  it('other forms pass unchanged', async () => {
    expect((await send('verifyEmail', { email: 'agent@lagune.example' })).passed).toHaveLength(1);
  });
});
