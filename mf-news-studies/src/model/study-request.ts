import { studyRequestSchema } from '@vipp/shared/contract/forms/study-request';
import { checkWith, formAction } from '@vipp/shared/lib/form/form-action';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';

export const REQUEST_SENT = 'Envoyé avec succès !';

export const studyRequestForm: FormDefinition = {
  name: 'studyRequest',
  fields: [
    { name: 'lastname', label: 'Nom', kind: 'text', autocomplete: 'family-name', required: true, width: 'half' },
    { name: 'firstname', label: 'Prénom', kind: 'text', autocomplete: 'given-name', required: true, width: 'half' },
    { name: 'fonction', label: 'Fonction', kind: 'text', autocomplete: 'organization-title', required: true, width: 'half' },
    { name: 'entreprise', label: 'Entreprise', kind: 'text', autocomplete: 'organization', required: true, width: 'half' },
    { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', required: true },
  ],
  texts: {
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les champs suivants :',
    unreachable: 'Votre demande n’a pas pu être envoyée : notre service ne répond pas.',
  },
};

export const checkStudyRequest = checkWith(studyRequestSchema);
export const sendStudyRequest = formAction({ name: 'studyRequest', schema: studyRequestSchema });
