import { REFERENCE_PARAMETER } from '@vipp/shared/contract/paths';
import { contactSchema } from '@vipp/shared/contract/forms/contact';
import { checkWith, formAction } from '@vipp/shared/lib/form/form-action';
import type { FormValues } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { professionalFields } from '@vipp/shared/lib/form/professional-fields';

export const CONTACT_SENT = 'Vos informations ont bien été envoyées !';
/** Requirement 4.6: the form is hidden after success, and shown again after 15 s. */
export const CONTACT_HIDDEN_MS = 15_000;

export const contactForm: FormDefinition = {
  name: 'contact',
  fields: [
    ...professionalFields(),
    {
      name: 'telephone',
      label: 'Téléphone',
      kind: 'tel',
      autocomplete: 'tel',
      required: true,
      hint: 'Par exemple 01\u00a099\u00a000\u00a012\u00a034, ou +228\u00a090\u00a012\u00a034\u00a056 avec l’indicatif du pays.',
    },
    { name: 'message', label: 'Message', kind: 'textarea', required: true },
  ],
  texts: {
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    invalid: 'L’un des champs que vous avez renseignés est incorrect',
    unreachable: 'Votre message n’a pas pu être envoyé : notre service ne répond pas.',
  },
  keep: 'tab',
  // Requirement 4.6: 3 s for errors of the service, 15 s for errors of the form.
  boxMs: { form: 15_000, service: 3_000 },
};

/** Fields hidden from candidates. */
const ASKED_OF_COMPANIES = ['fonction', 'entreprise'];

/** The form for a message about an application. */
export const candidateForm: FormDefinition = {
  ...contactForm,
  fields: contactForm.fields.filter(({ name }) => !ASKED_OF_COMPANIES.includes(name)),
};

/** The reference of an application, as an address or a form gives it; it opens nothing. */
export const parseReference = (given: string | null | undefined): string | null =>
  given && /^[A-Za-z0-9-]{1,40}$/.test(given) ? given : null;

export const subjectOf = (reference: string): string => `Recrutement, candidature ${reference}`;

/** POST /contacts has no subject, and requires the function and the company (requirement 3.3), which a candidate does not have. */
function toContact({ [REFERENCE_PARAMETER]: given, ...values }: FormValues): FormValues {
  const reference = parseReference(given);
  return reference ? { ...values, fonction: 'Candidature', entreprise: subjectOf(reference) } : values;
}

const checkMessage = checkWith(contactSchema);
export const checkContact = (values: FormValues) => checkMessage(toContact(values));
export const sendContact = formAction({ name: 'contact', schema: contactSchema, toPayload: toContact });
