/** A form that a visitor posted, and the answer to it. */
import type { FormAnswer, FormOutcome } from '../lib/form/form-answer';

export function formDataOf(fields: Readonly<Record<string, string>>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return formData;
}

export const contactExample = {
  nom: 'Diallo',
  prenom: 'Awa',
  fonction: 'Directrice',
  entreprise: 'Acme',
  email: 'awa@acme.fr',
  telephone: '01 99 00 12 34',
  message: 'Bonjour',
};

export const formToken = { key: '2f0c9c3e-7b0a-4d6e-9d2b-1d6a6b3f1c11', start: 0 };

export const answerOf = (outcome: FormOutcome): FormAnswer => ({
  form: 'exemple',
  token: formToken,
  values: { nom: 'Diallo' },
  outcome,
});
