import { describeFailure } from './describe-failure';
import { answerOf } from '../../testing/posted-form';
import type { FormOutcome } from './form-answer';
import type { FieldDefinition, FormDefinition } from './form-definition';

const name: FieldDefinition = { name: 'nom', label: 'Nom', kind: 'text', autocomplete: 'family-name' };
const password: FieldDefinition = { ...name, name: 'password', kind: 'password', autocomplete: 'new-password' };

const form = (field: FieldDefinition): FormDefinition => ({
  name: 'exemple',
  fields: [field],
  texts: { submit: 'Envoyer', sending: 'Envoi…', invalid: 'Corrigez.', unreachable: 'Le service ne répond pas.' },
});

const limited = (retryAfterSeconds: number): FormOutcome => ({ kind: 'limited', retryAfterSeconds });
const byService: FormOutcome = { kind: 'refused', by: 'service', errors: {} };

it.each<[FormOutcome, RegExp]>([
  [limited(1), /Réessayez dans 1.seconde\./],
  [limited(45), /Réessayez dans 45.secondes\./],
  [limited(90), /Réessayez dans 2.minutes\./],
  [{ ...byService, message: 'Adresse refusée.' }, /^Adresse refusée\. $/],
  [byService, /sans que notre service en donne la raison\..*envoyez-le de nouveau/],
])('a failure %j is explained', (outcome, words) => {
  const { title, text = '' } = describeFailure(form(name), answerOf(outcome)) ?? {};
  expect(`${title} ${text}`).toMatch(words);
});

it.each<[FormOutcome, RegExp]>([
  [{ kind: 'unreachable' }, /Vous pouvez réessayer/],
  [limited(60), /Réessayez dans 1.minute\./],
  [{ kind: 'refused', by: 'honeypot', errors: {} }, /envoyez-les de nouveau/],
])('a failure %j promises to retain answers, except a password', (outcome, words) => {
  const kept = describeFailure(form(name), answerOf(outcome))?.text;
  expect(kept).toContain('Vos réponses sont conservées.');
  expect(kept).toMatch(words);
  // Some content services do not recognise a retry, and store it again.
  expect(kept).not.toMatch(/deux fois/);
  const { text } = describeFailure(form(password), answerOf(outcome)) ?? {};
  expect(text).toContain('saisissez de nouveau le mot de passe');
  expect(text).not.toContain('conservées');
});
