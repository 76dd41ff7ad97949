import type { FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { toActionResult } from '../model/handle-identity';
import { BACKGROUND_FORM, IDENTITY_FORM } from '../model/application-forms';
import { page as backgroundPage } from '../exposes/application-background-page';
import { page as identityPage } from '../exposes/application-identity-page';

const refused: FormOutcome = { kind: 'refused', by: 'form', errors: { nom: ['Nom obligatoire'] } };
const answered = (form: string, outcome: FormOutcome) => toActionResult(form, {}, outcome);
/** Its data does not matter. */
const titleOf = ({ meta }: typeof identityPage, actionData?: unknown) => meta(null as never, actionData).title;

describe('the head of the application', () => {
  it('names the step of its page', () => {
    expect(titleOf(identityPage)).toBe('Candidature\u202F: votre identité');
    expect(titleOf(backgroundPage)).toBe('Candidature\u202F: votre parcours');
  });

  it.each([
    [BACKGROUND_FORM, { kind: 'draft' }, 'Candidature\u202F: votre parcours'],
    [BACKGROUND_FORM, { kind: 'preview' }, 'Candidature\u202F: relecture'],
    [BACKGROUND_FORM, { kind: 'accepted' }, 'Candidature envoyée'],
    [BACKGROUND_FORM, refused, 'Erreur\u202F: Candidature\u202F: votre parcours'],
    [IDENTITY_FORM, refused, 'Erreur\u202F: Candidature\u202F: votre identité'],
  ] as const)('names what is shown, whichever page shows it: %s %j', (form, outcome, title) => {
    for (const page of [identityPage, backgroundPage]) expect(titleOf(page, answered(form, outcome))).toBe(title);
  });
});
