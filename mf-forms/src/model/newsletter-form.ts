import { newsletterSchema } from '@vipp/shared/contract/forms/newsletter';
import { formAction } from '@vipp/shared/lib/form/form-action';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';

export const NEWSLETTER_SENT = 'Envoyé avec succès !';

export const newsletterForm: FormDefinition = {
  name: 'newsletter',
  fields: [
    { name: 'nom', label: 'Nom', kind: 'text', autocomplete: 'family-name', required: true, width: 'half' },
    { name: 'prenom', label: 'Prénom', kind: 'text', autocomplete: 'given-name', required: true, width: 'half' },
    { name: 'fonction', label: 'Fonction', kind: 'text', autocomplete: 'organization-title', required: true, width: 'half' },
    { name: 'entreprise', label: 'Entreprise', kind: 'text', autocomplete: 'organization', required: true, width: 'half' },
    { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', required: true },
  ],
  texts: {
    submit: 'Je m’inscris',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les champs suivants :',
    unreachable: 'Votre inscription n’a pas pu être envoyée : notre service ne répond pas.',
  },
};

export const sendNewsletter = formAction({ name: 'newsletter', schema: newsletterSchema });
