import { describeFailure } from './describe-failure';
import { answerOf } from '../../testing/posted-form';
import type { FormOutcome } from './form-answer';
import type { FieldDefinition, FormDefinition } from './form-definition';

const name: FieldDefinition = { name: 'nom', label: 'Nom', kind: 'text', autocomplete: 'family-name' };
const password: FieldDefinition = {
  name: 'password',
  label: 'Mot de passe',
  kind: 'password',
  autocomplete: 'new-password',
};

const form = (field: FieldDefinition): FormDefinition => ({
  name: 'exemple',
  fields: [field],
  texts: {
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    invalid: 'Corrigez.',
    unreachable: 'Notre service ne répond pas.',
  },
});

const failures: FormOutcome[] = [
  { kind: 'unreachable' },
  { kind: 'limited', retryAfterSeconds: 60 },
  { kind: 'refused', by: 'honeypot', errors: {} },
];

describe('a failure', () => {
  it.each(failures)('$kind promises to retain answers, except a password', (outcome) => {
    expect(describeFailure(form(name), answerOf(outcome))?.text).toContain('Vos réponses sont conservées.');
    const { text } = describeFailure(form(password), answerOf(outcome)) ?? {};
    expect(text).toContain('saisissez de nouveau le mot de passe');
    expect(text).not.toContain('conservées');
  });

  it('does not promise to store a retry once, because some content services do not recognise it', () => {
    expect(describeFailure(form(name), answerOf({ kind: 'unreachable' }))?.text).not.toMatch(/deux fois/);
  });
});
