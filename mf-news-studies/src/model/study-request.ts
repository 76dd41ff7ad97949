import { studyRequestSchema } from '@vipp/shared/contract/forms/study-request';
import { checkWith, formAction } from '@vipp/shared/lib/form/form-action';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { professionalFields } from '@vipp/shared/lib/form/professional-fields';

export const REQUEST_SENT = 'Envoyé avec succès !';

export const STUDY_MAILED =
  'Un lien vers l’étude vous est envoyé par e-mail, dans la limite de quelques messages par jour et par adresse. Il reste ouvert trente jours.';

export const studyRequestForm: FormDefinition = {
  name: 'studyRequest',
  fields: professionalFields({ lastName: 'lastname', firstName: 'firstname' }),
  texts: {
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    invalid: 'Veuillez corriger les champs suivants :',
    unreachable: 'Votre demande n’a pas pu être envoyée : notre service ne répond pas.',
  },
};

export const checkStudyRequest = checkWith(studyRequestSchema);
export const sendStudyRequest = formAction({ name: 'studyRequest', schema: studyRequestSchema });
