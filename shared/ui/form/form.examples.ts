/** A form in its states, for the examples of this folder. */
import type { FormAnswer } from '../../lib/form/form-answer';
import type { FieldDefinition, FormDefinition } from '../../lib/form/form-definition';
import { answerOf } from '../../testing/posted-form';
import type { FormState } from './use-page-form';

export const nameField: FieldDefinition = {
  name: 'nom',
  label: 'Nom',
  kind: 'text',
  autocomplete: 'family-name',
  required: true,
  width: 'half',
};
export const emailField: FieldDefinition = {
  name: 'email',
  label: 'Adresse e-mail',
  kind: 'email',
  autocomplete: 'email',
  required: true,
  hint: 'Nous y envoyons notre réponse.',
};
export const messageField: FieldDefinition = { name: 'message', label: 'Message', kind: 'textarea', required: true };
export const checkboxField: FieldDefinition = {
  name: 'copie',
  label: 'Recevoir une copie',
  kind: 'checkbox',
  hint: 'Par e-mail.',
};
export const selectField: FieldDefinition = {
  name: 'pays',
  label: 'Pays',
  kind: 'select',
  required: true,
  options: [
    { value: 'benin', label: 'Bénin' },
    { value: 'togo', label: 'Togo' },
  ],
};
export const radioField: FieldDefinition = { ...selectField, name: 'civilite', label: 'Civilité', kind: 'radio' };

export const choicesField: FieldDefinition = {
  ...selectField,
  name: 'pays-connus',
  label: 'Pays connus',
  kind: 'choices',
};

export const form: FormDefinition = {
  name: 'exemple',
  fields: [nameField, emailField, messageField, { ...checkboxField, group: 'Ce que vous souhaitez' }],
  texts: {
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les champs suivants.',
    unreachable: 'Notre service ne répond pas.',
  },
};

export const refused = answerOf({
  kind: 'refused',
  by: 'form',
  errors: { message: ['Écrivez votre message.'], email: ['Indiquez votre adresse e-mail.'] },
});

export const stateOf = (answer?: FormAnswer, isSending = false): FormState => ({
  answer,
  isSending,
  round: 0,
  onSubmit: () => undefined,
});
