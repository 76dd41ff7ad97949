import { newsletterSchema } from '@vipp/shared/contract/forms/newsletter';
import { formAction } from '@vipp/shared/lib/form/form-action';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { professionalFields } from '@vipp/shared/lib/form/professional-fields';

export const NEWSLETTER_SENT = 'Envoyé avec succès !';
export const NEWSLETTER_CONFIRM =
  'Si cette adresse n’est pas encore inscrite, un message de confirmation lui est envoyé, dans la limite de quelques messages par jour.';

export const newsletterForm: FormDefinition = {
  name: 'newsletter',
  fields: professionalFields(),
  texts: {
    submit: 'Je m’inscris',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les champs suivants :',
    unreachable: 'Votre inscription n’a pas pu être envoyée : notre service ne répond pas.',
  },
};

export const sendNewsletter = formAction({ name: 'newsletter', schema: newsletterSchema });
