/**
 * Fields that several forms share, with their messages. The forms' schemas are created with `z.lazy`, because hydration
 * does not need them and creating them is slow on a slow phone.
 */
import * as z from 'zod/mini';
import { cleanEmail, cleanLine, isEmailAddress } from '../typed-text';

/** Limits a text to `maxLength` characters. */
export const atMost = (maxLength: number) =>
  z.maxLength(maxLength, `Ce champ est limité à ${maxLength.toLocaleString('fr')} caractères.`);

/** Text that must not be blank after cleaning, by default one line. */
export const requiredText = (missing: string, maxLength = 200, clean = cleanLine) =>
  z.string(missing).check(z.overwrite(clean), z.minLength(1, { error: missing, abort: true }), atMost(maxLength));

/** Line that may be absent or blank, and then becomes an empty string. */
export const optionalText = (maxLength = 200) =>
  z._default(z.string().check(z.overwrite(cleanLine), atMost(maxLength)), '');

/** Line that the page sends. */
export const fixedText = (text: string) => z._default(z.string().check(z.overwrite(cleanLine), z.maxLength(200)), text);

const INVALID_EMAIL = 'Indiquez une adresse e-mail valide, par exemple nom@entreprise.fr.';

export const emailAddress = (missing = 'Indiquez votre adresse e-mail.') =>
  requiredText(missing, 254, cleanEmail).check(z.refine(isEmailAddress, INVALID_EMAIL));

export const optionalEmailAddress = () =>
  z._default(
    z.string().check(
      z.overwrite(cleanEmail),
      atMost(254),
      z.refine((value) => value === '' || isEmailAddress(value), INVALID_EMAIL),
    ),
    '',
  );

const INVALID_LINK = 'Ce lien n’est pas valable. Ouvrez de nouveau celui que vous avez reçu.';

/** A random token of 128 bits or more, as in the link of a mail. */
export const linkToken = () => z.string(INVALID_LINK).check(z.regex(/^[\w-]{16,128}$/, INVALID_LINK));

/** A checkbox of a form (`on`), or a boolean of a script. */
export const checkbox = () =>
  z._default(
    z.pipe(
      z.union([z.boolean(), z.string()]),
      z.transform((value) => value === true || value === 'on' || value === 'true'),
    ),
    false,
  );
