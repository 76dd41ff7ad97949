/** Removes from typed and pasted texts invisible characters, in the browser, the gateway and the content service alike. */

/** Control characters and lone surrogates, refused by PostgreSQL, and marks without width, added by copying. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Without a width (Default_Ignorable_Code_Point): parts of emoji in a message, but of no name, number or address. */
const IGNORABLE = /\p{DI}/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const APOSTROPHES = /[\u0060\u00B4\u2018\u201B\u2032\uFF07]/g;

/** Also makes LF of the line ends that browsers post. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Cleans a text of several lines. */
export const cleanText = (text: string): string => removeInvisible(text).trim();

/** Cleans a text of one line: spaces, hyphens and apostrophes become those that rules know. */
export const cleanLine = (text: string): string =>
  removeInvisible(text)
    .replaceAll(IGNORABLE, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll(HYPHENS, '-')
    .replaceAll(APOSTROPHES, '’')
    .trim();

/** Cleans a telephone number: also as a link (`tel:`) or with its label. */
export const cleanTelephone = (text: string): string =>
  cleanLine(text.normalize('NFKC')).replace(/^\p{L}+\.?\s{0,3}:?\s{0,3}(?=[+(\d])/u, '');

/** As Chromium sends it from a field of type `email`; Firefox sends accented letters. */
function toAscii(domain: string): string {
  if (/^[!-~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Cleans an e-mail address: also from a link (`mailto:`), with the name of a mail program or a label, in quotation marks, before
 * words in parentheses, in full width, and from a list.
 */
export function cleanEmail(text: string): string {
  const address = cleanLine(text)
    .normalize('NFKC')
    .replaceAll(/^[«“"'’(\s]+|[»”"'’)\s]{1,4}$| \([^@]{0,99}$/g, '')
    .replace(/^(?:[^<@]*|(\S+) (?=<\1>))(?=<[^<]*$)/i, '')
    .replace(/^<?(?:(?:mailto|e-?mail):|[\p{L} -]+: )?\s*/iu, '')
    .replace(/(@[^@?>\s]*)[?>].*$/, '$1')
    .replace(/[.,;]{1,3}$/, '')
    .replaceAll('’', "'");
  const domain = address.lastIndexOf('@') + 1;
  return domain === 0 ? address : address.slice(0, domain) + toAscii(address.slice(domain));
}

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const MAX_LOCAL_PART = 64;

/** Whether a mail can be sent to a cleaned address; more signs are allowed before the @ than in `z.email()`. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && at <= MAX_LOCAL_PART && LOCAL_PART.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
}
