/** Detects passwords that are common or consist of common parts; for servers, because the list of words has 400 kB. Import it where a password is checked. */
import { dictionary } from '@zxcvbn-ts/language-common';

export const TOO_COMMON =
  'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, les suites du clavier, les dates, votre adresse e-mail et le nom du site\u202F: une phrase de quatre mots ou plus convient.';

/** Frequent choices of French and African users, and words of back offices, which the international list lacks; without accents. */
const FRENCH_WORDS = `
  accueil admin administrateur adresse amour afrique azerty baobab benin bienvenue bonjour bonsoir bureau chouchou
  coeur compte connexion cotonou defaut directeur direction doudou entreprise equipe famille football france groupe
  identifiant internet jesus jetadore jetaime kigali liberte lome loulou maison maman marseille merci moncoeur
  motdepasse nouveau nouvelle ordinateur ouvretoi papa paris passe password porto provisoire recrutement rwanda salut
  secret serveur service sesame societe soleil temporaire togo travail utilisateur vacances janvier fevrier mars avril
  juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche printemps
  automne hiver
`;
const SITE_WORDS: readonly string[] = ['vipp', 'groupevipp', 'sitevipp', 'backoffice'];
const KEYBOARD_ROWS =
  'azertyuiop qsdfghjklm wxcvbn qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm 01234567890 abcdefghijklmnopqrstuvwxyz';

/** Points that each part adds to the strength of a password, and the minimum strength. */
const WORD = 2;
const RUN = 1;
const LETTER = 1;
const SYMBOL = 0.5;
const MIN_STRENGTH = 5;

/** Number of rated characters, to limit the time: a strong beginning is enough. */
const RATED_LENGTH = 100;

const MIN_WORD_LENGTH = 4;
const MAX_WORD_LENGTH = 30;
const MIN_DIFFERENT_CHARACTERS = 5;

const words: ReadonlySet<string> = new Set(
  [...(dictionary['passwords-common'] ?? []), ...FRENCH_WORDS.trim().split(/\s+/)]
    .filter((word) => String(word).length >= MIN_WORD_LENGTH)
    .map(String),
);
const rows = KEYBOARD_ROWS.split(' ').flatMap((row) => [row, [...row].reverse().join('')]);

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

/** Removes case, accents, spaces and punctuation, which do not make a common password strong. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_.,'’-]/gu, '')
    .toLowerCase();
const withLetters = (text: string): string =>
  text.replaceAll(/./gsu, (character) => LOOKALIKES[character] ?? character);

/** Reduces `abcabc` to `abc`. */
const withoutRepetition = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** Parts of the e-mail address, without short ones such as `fr`: they occur in many words. */
const partsOf = (email: string): string[] =>
  [fold(email), ...email.split(/[^\p{L}\p{N}]+/u).map(fold)].filter((part) => part.length >= MIN_WORD_LENGTH);

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
  const maxLength = Math.max(MAX_WORD_LENGTH, ...own.map(({ length }) => length));
  const least = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const starts = Array.from({ length: Math.min(end, maxLength) }, (_, back) => end - 1 - back);
    least[end] = Math.min(...starts.map((start) => (least[start] ?? 0) + strengthOf(text.slice(start, end), own)));
  }
  return least[text.length] ?? 0;
}

/**
 * Checks whether a password is easy to guess.
 *
 * @param email address of the account; its parts count as common
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = fold(password);
  const isPoor = new Set(folded).size < MIN_DIFFERENT_CHARACTERS || /^[\d/:]*$/.test(folded);
  return (
    isPoor ||
    leastStrength(withoutRepetition(folded).slice(0, RATED_LENGTH), [...SITE_WORDS, ...partsOf(email)]) < MIN_STRENGTH
  );
}
