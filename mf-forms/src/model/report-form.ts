import { reporterContactSchema, reportReceiptSchema, reportSchema } from '@vipp/shared/contract/forms/report';
import { checkWith, formAction } from '@vipp/shared/lib/form/form-action';
import { STEPS, type FormAnswer, type FormValues } from '@vipp/shared/lib/form/form-answer';
import type { FieldDefinition, FormDefinition } from '@vipp/shared/lib/form/form-definition';

export const REPORT_SENT = 'Signalement envoyé avec succès !';

/** Requirement 4.7: an exclusive choice. */
export type Identity = 'anonyme' | 'identifie';
export const IDENTITY_FIELD = 'identite';
export const toIdentity = (value: unknown): Identity => (value === 'identifie' ? 'identifie' : 'anonyme');

const PERSON_GROUP = 'Qui vous êtes';
const CONTACT_GROUP = 'Comment vous joindre';
const OPTIONS_GROUP = 'Ce que vous souhaitez';

const identityFields = (hasFollowUp: boolean): readonly FieldDefinition[] => [
  { name: 'fullName', label: 'Nom complet', kind: 'text', autocomplete: 'name', required: true, group: PERSON_GROUP },
  {
    name: 'relationWithVipp',
    label: 'Lien avec Vipp',
    kind: 'text',
    autocomplete: 'off',
    required: true,
    group: PERSON_GROUP,
    hint: 'Par exemple collaborateur, candidat, fournisseur, client ou riverain.',
  },
  {
    name: 'phone',
    label: 'Téléphone',
    kind: 'tel',
    autocomplete: 'tel',
    group: CONTACT_GROUP,
    hint: 'Un moyen de vous joindre suffit : téléphone, e-mail ou autre.',
  },
  { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', group: CONTACT_GROUP },
  {
    name: 'other',
    label: 'Autre moyen de vous joindre',
    kind: 'text',
    autocomplete: 'off',
    group: CONTACT_GROUP,
    hint: 'Par exemple une adresse postale ou une messagerie.',
  },
  { name: 'wantsContact', label: 'Je souhaite être recontacté', kind: 'checkbox', group: OPTIONS_GROUP },
  { name: 'wantsResult', label: 'Je souhaite connaître la suite donnée', kind: 'checkbox', group: OPTIONS_GROUP },
  {
    name: 'wantsCopy',
    label: 'Je souhaite recevoir une copie par e-mail',
    kind: 'checkbox',
    group: OPTIONS_GROUP,
    hint: `Seulement si vous avez indiqué une adresse e-mail, dans la limite de quelques messages par jour et par adresse.${hasFollowUp ? ' La copie s’ouvre avec votre code de suivi.' : ''}`,
  },
];

const facts: FieldDefinition = {
  name: 'description',
  label: 'Description des faits',
  kind: 'textarea',
  rows: 10,
  required: true,
  autocomplete: 'off',
  hint: 'Les faits, la date, le lieu, les personnes présentes, les documents qui existent.',
};

/**
 * Form for an identity choice; an anonymous reporter gets no identity fields.
 *
 * @param hasFollowUp whether the content service gives codes
 */
export const reportForm = (identity: Identity, hasFollowUp = false): FormDefinition => ({
  name: 'report',
  fields: identity === 'identifie' ? [...identityFields(hasFollowUp), facts] : [facts],
  texts: {
    submit: 'Je valide mon formulaire',
    sending: 'Envoi en cours...',
    invalid: 'Veuillez corriger les erreurs avant de soumettre.',
    unreachable: 'Erreur lors de l’envoi du signalement. Veuillez réessayer.',
  },
  autocomplete: 'off',
  // On a shared computer nothing of a report may stay.
  keep: 'memory',
  step: STEPS.preview,
});

const namesOf = (identity: Identity): readonly string[] => [
  IDENTITY_FIELD,
  ...reportForm(identity).fields.map(({ name }) => name),
];

/** Drops unknown fields, and all identity fields of an anonymous reporter. */
export function filterReportValues(values: FormValues): FormValues {
  const identity = toIdentity(values[IDENTITY_FIELD]);
  const names = namesOf(identity);
  const allowed = Object.entries(values).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(allowed), [IDENTITY_FIELD]: identity };
}

export function toReportPayload({ [IDENTITY_FIELD]: identity, ...values }: FormValues): unknown {
  if (identity !== 'identifie') return { isAnonymous: true, wantsToIdentify: false, description: values.description };
  // Requirement 5.5: a copy by mail requires an address.
  const wantsCopy = values.wantsCopy === 'on' && Boolean(values.email?.trim());
  return { ...values, isAnonymous: false, wantsToIdentify: true, wantsCopy };
}

const checkContact = checkWith(reporterContactSchema);
const checkPayload = checkWith(reportSchema);

/** Rules skipped by the schema when a required field is blank. */
const contactErrors = (values: FormValues) => (values[IDENTITY_FIELD] === 'identifie' ? checkContact(values) : {});

export const checkReport = (values: FormValues) => ({
  ...contactErrors(values),
  ...checkPayload(toReportPayload(values)),
});

export const sendReport = formAction({
  name: 'report',
  schema: reportSchema,
  filterValues: filterReportValues,
  toPayload: toReportPayload,
  extraErrors: contactErrors,
  hasPreview: true,
});

/** The receipt code in groups of four; undefined when the service gave none. */
export function receiptCode(answer: FormAnswer | undefined): string | undefined {
  if (answer?.outcome.kind !== 'accepted') return undefined;
  const receipt = reportReceiptSchema.safeParse(answer.outcome.body);
  return receipt.success ? groupCode(receipt.data.code) : undefined;
}

/** Formats `1234567890123456` as `1234 5678 9012 3456`. */
const groupCode = (code: string): string => code.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ');
