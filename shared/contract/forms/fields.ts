/**
 * Fields that several forms share, with their messages. The forms' schemas are made with `z.lazy`: a page comes alive
 * before anybody types, and making one takes a slow phone longer than reading it.
 */
import * as z from 'zod/mini';

/** Text that must not be blank once trimmed; `longest` in characters. */
export const requiredText = (missing: string, longest = 200) =>
  z.string(missing).check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.maxLength(longest, `Ce champ est limité à ${longest} caractères.`));

/** Text that may be absent or blank: an empty string then. */
export const optionalText = (longest = 200) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest, `Ce champ est limité à ${longest} caractères.`)), '');

const INVALID_EMAIL = 'Indiquez une adresse e-mail valide, par exemple nom@entreprise.fr.';

export const emailAddress = (missing = 'Indiquez votre adresse e-mail.') => requiredText(missing, 254).check(z.email(INVALID_EMAIL));

export const optionalEmailAddress = () =>
  z._default(z.string().check(z.trim(), z.maxLength(254), z.refine((value) => value === '' || z.email().safeParse(value).success, INVALID_EMAIL)), '');

/** A random token of 128 bits or more, as it stands in the link of a mail. */
export const linkToken = () => z.string().check(z.regex(/^[\w-]{16,128}$/));

/** A checkbox as forms send it (`on`), or a boolean as scripts do. */
export const checkbox = () =>
  z._default(z.pipe(z.union([z.boolean(), z.string()]), z.transform((value) => value === true || value === 'on' || value === 'true')), false);
