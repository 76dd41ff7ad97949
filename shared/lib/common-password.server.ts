/** Whether a password is a common one, or made of common parts; for servers, because their list has 400 kB. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { FRENCH_WORDS, KEYBOARD_ROWS, SITE_WORDS } from './common-password-parts.server';

export const TOO_COMMON =
  'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, les suites du clavier, les dates, votre adresse e-mail et le nom du site\u202F: une phrase de quatre mots ou plus convient.';

/** Points that each part of a password adds to its strength, and the minimum for a password. */
const WORD = 2;
const RUN = 1;
const LETTER = 1;
const SYMBOL = 0.5;
const ENOUGH = 5;

/** Only the beginning is rated, which bounds the time: if it is strong, the whole is. */
const JUDGED_LENGTH = 100;

const SHORTEST_WORD = 4;
const LONGEST_WORD = 30;
const FEWEST_DIFFERENT = 5;

const words: ReadonlySet<string> = new Set(
  [...(dictionary['passwords-common'] ?? []), ...FRENCH_WORDS]
    .filter((word) => String(word).length >= SHORTEST_WORD)
    .map(String),
);
const rows = KEYBOARD_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** Lower case without accents, spaces and hyphens: none of them makes a common password strong. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_.,'’-]/gu, '')
    .toLowerCase();
const withLetters = (text: string): string =>
  text.replaceAll(/./gsu, (character) => LOOKALIKES[character] ?? character);

/** `abcabc` is `abc`. */
const withoutRepetition = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** Parts of the e-mail address, which others know; shorter ones, such as `fr`, occur in many words. */
const partsOf = (email: string): string[] =>
  [fold(email), ...email.split(/[^\p{L}\p{N}]+/u).map(fold)].filter((part) => part.length >= SHORTEST_WORD);

const isRun = (part: string): boolean =>
  /^(.)\1{2,}$/su.test(part) ||
  /^(?:19|20)\d{2}$/.test(part) ||
  ((part.length > 2 || /^\d\d$/.test(part)) && rows.some((row) => row.includes(part)));

function strengthOf(part: string, own: readonly string[]): number {
  if (part.length === 1) return /[\p{L}\p{N}]/u.test(part) ? LETTER : SYMBOL;
  if (own.includes(part) || isRun(part)) return RUN;
  return words.has(part) || words.has(withLetters(part)) ? WORD : Infinity;
}

/** The lowest sum of points over all ways to split a text into parts. */
function leastStrength(text: string, own: readonly string[]): number {
  const longest = Math.max(LONGEST_WORD, ...own.map(({ length }) => length));
  const least = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const starts = Array.from({ length: Math.min(end, longest) }, (_, back) => end - 1 - back);
    least[end] = Math.min(...starts.map((start) => (least[start] ?? 0) + strengthOf(text.slice(start, end), own)));
  }
  return least[text.length] ?? 0;
}

/** @param email of the account: its parts make a password easy to guess */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = fold(password);
  const isPoor = new Set(folded).size < FEWEST_DIFFERENT || /^[\d/:]*$/.test(folded);
  return (
    isPoor ||
    leastStrength(withoutRepetition(folded).slice(0, JUDGED_LENGTH), [...SITE_WORDS, ...partsOf(email)]) < ENOUGH
  );
}
