import { errorsOf, formTitle, hasFailed, readFormAnswer, type FormAnswer, type FormOutcome } from './form-answer';
import { newKey } from './new-key';

const answer = (outcome: FormOutcome): FormAnswer => ({
  form: 'contact',
  token: { key: newKey(), start: 1 },
  values: { nom: 'Diallo' },
  outcome,
});
const refused = answer({ kind: 'refused', by: 'form', errors: { nom: ['Indiquez votre nom.'] } });
const accepted = answer({ kind: 'accepted' });

describe('the answer to a form', () => {
  it('is read only by the form that it names', () => {
    expect(readFormAnswer(refused, 'contact')).toEqual(refused);
    expect(readFormAnswer(refused, 'newsletter')).toBeUndefined();
  });

  it.each([null, undefined, 'accepted', {}, { ...refused, outcome: { kind: 'autre' } }])(
    'is undefined for %j',
    (actionData) => {
      expect(readFormAnswer(actionData, 'contact')).toBeUndefined();
    },
  );

  it('has errors only when the form was refused', () => {
    expect(errorsOf(refused)).toEqual({ nom: ['Indiquez votre nom.'] });
    expect(errorsOf(accepted)).toEqual({});
    expect(errorsOf(undefined)).toEqual({});
  });

  it.each([
    [refused, true],
    [answer({ kind: 'unreachable' }), true],
    [answer({ kind: 'limited', retryAfterSeconds: 60 }), true],
    [accepted, false],
    [answer({ kind: 'preview' }), false],
    [answer({ kind: 'draft' }), false],
  ])('of %j has failed: %s', (given, failed) => {
    expect(hasFailed(given)).toBe(failed);
    expect(formTitle('Contact', given)).toBe(failed ? 'Erreur\u202F: Contact' : 'Contact');
  });

  it('does not change the title of a page when no form was sent', () => {
    expect(formTitle('Contact', undefined)).toBe('Contact');
  });
});
