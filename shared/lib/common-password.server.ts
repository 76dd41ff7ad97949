/** Finds passwords that are easy to guess; for servers, because its dictionaries have megabytes. Import it where a password is checked. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

export const TOO_COMMON =
  'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, les suites du clavier, les dates, votre adresse e-mail et le nom du site\u202F: une phrase de quatre mots ou plus convient.';

const SITE_WORDS = ['vipp', 'groupevipp', 'sitevipp', 'backoffice'];

/** Logarithm of the guesses that a password needs at least: a month at a thousand tries a second. */
const MIN_GUESSES_LOG10 = 9.5;

/** Characters that are rated, which limits the time: a password is strong when its beginning is. */
const RATED_LENGTH = 64;

const rating = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...french },
  graphs: adjacencyGraphs,
  maxLength: RATED_LENGTH,
});

/** Removes case, accents, spaces and punctuation, which do not make a common password strong. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_.,:/'’-]/gu, '')
    .toLowerCase();

/**
 * Checks whether a password is easy to guess.
 *
 * @param email address of the account, whose parts count as common
 */
export function isCommonPassword(password: string, email: string): boolean {
  const own = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...SITE_WORDS].map(fold);
  return rating.check(fold(password).slice(0, RATED_LENGTH), own).guessesLog10 < MIN_GUESSES_LOG10;
}
