import type { FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { toActionResult } from './handle-identity';
import { BACKGROUND_FORM, IDENTITY_FORM } from './application-forms';
import { backgroundMeta, identityMeta } from './application-meta';

const refused: FormOutcome = { kind: 'refused', by: 'form', errors: { nom: ['Nom obligatoire'] } };
const answered = (form: string, outcome: FormOutcome) => toActionResult(form, {}, outcome);

describe('the head of the application', () => {
  it('names the step of its page', () => {
    expect(identityMeta(undefined).title).toBe('Candidature\u202F: votre identité');
    expect(backgroundMeta(undefined).title).toBe('Candidature\u202F: votre parcours');
  });

  it.each([
    [BACKGROUND_FORM, { kind: 'draft' }, 'Candidature\u202F: votre parcours'],
    [BACKGROUND_FORM, { kind: 'preview' }, 'Candidature\u202F: relecture'],
    [BACKGROUND_FORM, { kind: 'accepted' }, 'Candidature envoyée'],
    [BACKGROUND_FORM, refused, 'Erreur\u202F: Candidature\u202F: votre parcours'],
    [IDENTITY_FORM, refused, 'Erreur\u202F: Candidature\u202F: votre identité'],
  ] as const)('names what is shown, whichever page shows it: %s %j', (form, outcome, title) => {
    for (const meta of [identityMeta, backgroundMeta]) expect(meta(answered(form, outcome)).title).toBe(title);
  });
});
