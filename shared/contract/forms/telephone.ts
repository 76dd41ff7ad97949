/** Telephone numbers of the contact form: by the rule of requirement 5.4, and international ones. */
import * as z from 'zod/mini';
import { cleanTelephone } from '../typed-text';
import { requiredText } from './fields';

/** Requirement 5.4, on the number without hyphens and underscores: `0[1-9]` and four pairs, or six pairs of digits. */
const NATIONAL = /^(?:0[1-9](?:[ .]?\d{2}){4}|\d{2}(?:[ .]?\d{2}){5})$/;

/** E.164: at most 15 digits from the country code on; one more where the `(0)` of national calls is written too. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{6,15})$/;

const MISSING_PLUS = 'Écrivez + devant l’indicatif du pays, par exemple +228\u00a090\u00a012\u00a034\u00a056.';

const INVALID =
  'Indiquez un numéro de téléphone valide\u202F: dix chiffres à partir de 0 (01\u00a099\u00a000\u00a012\u00a034), douze chiffres, ou l’indicatif du pays suivi du numéro (+228\u00a090\u00a012\u00a034\u00a056).';

const EXTENSION = /(?:poste|ext(?:ension)?\.?|x|#|;ext=)\s?\d{1,6}$/i;
const WITH_EXTENSION = 'Indiquez le numéro sans son poste\u202F: écrivez le poste dans votre message.';

const NO_PREFIX =
  'Ajoutez l’indicatif du pays devant votre numéro\u202F: +229 pour le Bénin, +228 pour le Togo, +250 pour le Rwanda, +33 pour la France, par exemple +228\u00a090\u00a012\u00a034\u00a056.';

/**
 * Converts an international number that requirement 5.4 does not cover to `+` and digits; undefined for any other text.
 * Servers also check that such a number can exist (`lib/phone-number.server`).
 */
export function toInternational(telephone: string): string | undefined {
  if (isNational(telephone)) return undefined;
  const [, digits] = INTERNATIONAL.exec(withoutSeparators(telephone)) ?? [];
  return digits && `+${digits}`;
}

const withoutSeparators = (telephone: string): string => telephone.replaceAll(/[\s.()_-]/g, '');

const isNational = (telephone: string): boolean => NATIONAL.test(telephone.replaceAll(/[-_]/g, ''));

/** The fault of a number; undefined if it may be right. */
function telephoneProblem(telephone: string): string | undefined {
  if (isNational(telephone) || toInternational(telephone) !== undefined) return undefined;
  if (EXTENSION.test(telephone)) return WITH_EXTENSION;
  const digits = withoutSeparators(telephone);
  if (/^(?:229|228|250|33)\d{8,10}$/.test(digits)) return MISSING_PLUS;
  return /^[1-9]\d{6,8}$/.test(digits) ? NO_PREFIX : INVALID;
}

/** A national number in the rule's spelling, without the typed grouping. */
function cleanNumber(text: string): string {
  const telephone = cleanTelephone(text);
  const digits = withoutSeparators(telephone);
  return !isNational(telephone) && /^0[1-9]\d{8}$/.test(digits) ? digits : telephone;
}

export const telephoneNumber = () =>
  requiredText('Indiquez votre numéro de téléphone.', 200, cleanNumber).check(
    z.refine((value) => telephoneProblem(value) === undefined, {
      error: ({ input }) => telephoneProblem(String(input)),
    }),
  );
