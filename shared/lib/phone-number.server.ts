/** Checks whether a telephone number can exist; for servers, because the numbering plans of all countries have 80 kB. */
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { toInternational } from '../contract/forms/telephone';

export const UNKNOWN_NUMBER =
  'Ce numéro n’existe pas avec cet indicatif\u202F: vérifiez l’indicatif du pays et le nombre de chiffres, par exemple +33\u00a01\u00a099\u00a000\u00a012\u00a034, +229\u00a001\u00a099\u00a000\u00a012\u00a034 ou +228\u00a090\u00a012\u00a034\u00a056.';

/** Numbers of Bénin have the prefix `01` since 30 November 2024; many people still omit it. */
const OLD_BENIN = /^\+229(\d{8})$/;

/** False for an international number outside all numbering plans; national numbers (requirement 5.4) are not checked. */
export function isExistingNumber(telephone: string): boolean {
  const number = toInternational(telephone);
  return number === undefined || isValidPhoneNumber(number.replace(OLD_BENIN, '+22901$1'));
}
