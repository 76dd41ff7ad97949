/** The two forms of back-office users (requirements 2.34 and 5.6). */
import * as z from 'zod/mini';
import {
  changePasswordSchema,
  MIN_PASSWORD_LENGTH,
  verifyEmailSchema,
} from '@vipp/shared/contract/forms/back-office-password';
import { formAction } from '@vipp/shared/lib/form/form-action';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';

/** Requirement 9.4 */
export const REDIRECT_MS = 1_000;

const UNREACHABLE = 'Votre demande n’a pas pu être envoyée : notre service ne répond pas.';

export const verifyEmailForm: FormDefinition = {
  name: 'verifyEmail',
  fields: [{ name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', required: true }],
  texts: {
    submit: 'Continuer',
    sending: 'Envoi en cours…',
    invalid: 'Il manque une information.',
    unreachable: UNREACHABLE,
  },
};

export const changePasswordForm: FormDefinition = {
  name: 'changePassword',
  fields: [
    {
      name: 'password',
      label: 'Nouveau mot de passe',
      kind: 'password',
      autocomplete: 'new-password',
      required: true,
      hint: `Au moins ${MIN_PASSWORD_LENGTH} caractères. Évitez les mots de passe courants, les suites du clavier, les dates, votre adresse e-mail et le nom du site.`,
    },
    {
      name: 'passwordConfirm',
      label: 'Confirmation du mot de passe',
      kind: 'password',
      autocomplete: 'new-password',
      required: true,
    },
  ],
  texts: {
    submit: 'Continuer',
    sending: 'Envoi en cours…',
    invalid: 'Votre mot de passe n’a pas été changé.',
    unreachable: UNREACHABLE,
  },
};

export const sendVerifyEmail = formAction({ name: 'verifyEmail', schema: verifyEmailSchema });

export const sendChangePassword = formAction({
  name: 'changePassword',
  schema: changePasswordSchema,
  toPayload: (values, { slug }) => ({ ...values, id: slug }),
  secrets: ['password', 'passwordConfirm'],
});

const redirectSchema = z.object({ redirectTo: z.url({ protocol: /^https?$/ }) });

/** Address of the back office from the service's answer; undefined unless it is an http(s) address. */
export function backOfficeAddress(answer: FormAnswer | undefined): string | undefined {
  if (answer?.outcome.kind !== 'accepted') return undefined;
  const parsed = redirectSchema.safeParse(answer.outcome.body);
  return parsed.success ? parsed.data.redirectTo : undefined;
}
