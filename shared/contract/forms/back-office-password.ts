/** The calls of the password pages of back-office users (requirements 2.34, 5.6 and 7.3). */
import * as z from 'zod/mini';
import { cleanEmail } from '../typed-text';
import { atMost, requiredText } from './fields';

/** Requirement 5.6: one message for every blank field of these pages. */
const FILL_IN = 'Veuillez bien remplir le champs s’il vous plaît\u202F!';
const filled = () => requiredText(FILL_IN, 254, cleanEmail);

/** In characters; a rule of docs/decisions/0001. Servers also refuse common passwords (`lib/common-password.server`). */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 1_000;
const TOO_SHORT = `Choisissez un mot de passe d’au moins ${MIN_PASSWORD_LENGTH} caractères.`;
const password = () =>
  z
    .string(FILL_IN)
    .check(
      z.minLength(1, { error: FILL_IN, abort: true }),
      z.minLength(MIN_PASSWORD_LENGTH, TOO_SHORT),
      atMost(MAX_PASSWORD_LENGTH),
    );

/** Each content service has ids of its own, and says itself which are valid. */
const linkId = () => z.string().check(z.minLength(1), z.maxLength(500));

/** POST /verify-email */
export const verifyEmailSchema = z.object({ email: filled() });

/** POST /change-your-password: `id` is the last segment of the address; the answer is the e-mail address. */
export const passwordLinkSchema = z.object({ id: linkId() });

/** POST /change-your-password-post; `id` limits the link to one use, and backends without this rule ignore it. */
export const changePasswordSchema = z
  .object({
    id: linkId(),
    email: filled(),
    password: password(),
    passwordConfirm: z.string(FILL_IN).check(z.minLength(1, FILL_IN), atMost(MAX_PASSWORD_LENGTH)),
  })
  .check(
    z.refine(({ password, passwordConfirm }) => password === passwordConfirm, {
      path: ['passwordConfirm'],
      error: 'Les mots de passe ne sont pas conformes\u202F!',
    }),
  );
