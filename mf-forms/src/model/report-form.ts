import { reporterContactSchema, reportSchema } from '@vipp/shared/contract/forms/report';
import { checkWith, formAction } from '@vipp/shared/lib/form/form-action';
import { STEPS, type FormValues } from '@vipp/shared/lib/form/form-answer';
import type { FieldDefinition, FormDefinition } from '@vipp/shared/lib/form/form-definition';

export const REPORT_SENT = 'Signalement envoyé avec succès !';

/** Requirement 4.7: one excludes the other. */
export type Identity = 'anonyme' | 'identifie';
export const IDENTITY_FIELD = 'identite';
export const toIdentity = (value: unknown): Identity => (value === 'identifie' ? 'identifie' : 'anonyme');

const WHO = 'Qui vous êtes';
const REACH = 'Comment vous joindre';
const WISHES = 'Ce que vous souhaitez';

const identityFields: readonly FieldDefinition[] = [
  { name: 'fullName', label: 'Nom complet', kind: 'text', autocomplete: 'name', required: true, group: WHO },
  {
    name: 'relationWithVipp',
    label: 'Lien avec Vipp',
    kind: 'text',
    autocomplete: 'off',
    required: true,
    group: WHO,
    hint: 'Par exemple collaborateur, candidat, fournisseur, client ou riverain.',
  },
  {
    name: 'phone',
    label: 'Téléphone',
    kind: 'tel',
    autocomplete: 'tel',
    group: REACH,
    hint: 'Un moyen de vous joindre suffit : téléphone, e-mail ou autre.',
  },
  { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', group: REACH },
  {
    name: 'other',
    label: 'Autre moyen de vous joindre',
    kind: 'text',
    autocomplete: 'off',
    group: REACH,
    hint: 'Par exemple une adresse postale ou une messagerie.',
  },
  { name: 'wantsContact', label: 'Je souhaite être recontacté', kind: 'checkbox', group: WISHES },
  { name: 'wantsResult', label: 'Je souhaite connaître la suite donnée', kind: 'checkbox', group: WISHES },
  {
    name: 'wantsCopy',
    label: 'Je souhaite recevoir une copie par e-mail',
    kind: 'checkbox',
    group: WISHES,
    hint: 'Seulement si vous avez indiqué une adresse e-mail.',
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

/** The form for the chosen identity: an anonymous reporter gets no identity fields. */
export const reportForm = (identity: Identity): FormDefinition => ({
  name: 'report',
  fields: identity === 'identifie' ? [...identityFields, facts] : [facts],
  texts: {
    submit: 'Je valide mon formulaire',
    sending: 'Envoi en cours...',
    invalid: 'Veuillez corriger les erreurs avant de soumettre.',
    unreachable: 'Erreur lors de l’envoi du signalement. Veuillez réessayer.',
  },
  autocomplete: 'off',
  step: STEPS.preview,
});

const namesOf = (identity: Identity): readonly string[] => [
  IDENTITY_FIELD,
  ...reportForm(identity).fields.map(({ name }) => name),
];

/** The values that are used: identity fields of an anonymous reporter are dropped, whatever was sent. */
export function keepReportValues(values: FormValues): FormValues {
  const identity = toIdentity(values[IDENTITY_FIELD]);
  const names = namesOf(identity);
  const allowed = Object.entries(values).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(allowed), [IDENTITY_FIELD]: identity };
}

export function toReportPayload({ [IDENTITY_FIELD]: identity, ...values }: FormValues): unknown {
  if (identity !== 'identifie') return { isAnonymous: true, wantsToIdentify: false, description: values.description };
  // Requirement 5.5: a copy by mail needs an address.
  const wantsCopy = values.wantsCopy === 'on' && Boolean(values.email?.trim());
  return { ...values, isAnonymous: false, wantsToIdentify: true, wantsCopy };
}

const checkContact = checkWith(reporterContactSchema);

export const sendReport = formAction({
  name: 'report',
  schema: reportSchema,
  filterValues: keepReportValues,
  toPayload: toReportPayload,
  extraErrors: (values) => (values[IDENTITY_FIELD] === 'identifie' ? checkContact(values) : {}),
  hasPreview: true,
});
