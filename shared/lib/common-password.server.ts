/** Rates passwords, with zxcvbn; for servers, because its list of words has 400 kB. Import it where a password is checked. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const TOO_COMMON =
  'Ce mot de passe est trop facile à deviner. Évitez les mots de passe courants, les suites du clavier, les dates, votre adresse e-mail et le nom du site\u202F: une phrase de quatre mots ou plus convient.';

/** Frequent choices of French and African users, and words of back offices, which the international list lacks; without accents. */
const OWN_WORDS = `
  accueil admin administrateur adresse amour afrique azerty baobab benin bienvenue bonjour bonsoir bureau chouchou
  coeur compte connexion cotonou defaut directeur direction doudou entreprise equipe famille football france groupe
  identifiant internet jesus jetadore jetaime kigali liberte lome loulou maison maman marseille merci moncoeur
  motdepasse nouveau nouvelle ordinateur ouvretoi papa paris passe password porto provisoire recrutement rwanda salut
  secret serveur service sesame societe soleil temporaire togo travail utilisateur vacances janvier fevrier mars avril
  juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche printemps
  automne hiver vipp groupevipp sitevipp backoffice
`;

/** Decimal logarithm of the attempts that a strong password takes at least. */
const MIN_GUESSES_LOG10 = 9;
/** Number of rated characters, to limit the time. */
const RATED_LENGTH = 100;
/** Number of readings of signs as letters: with the default of 100, a long random password takes ten times as long. */
const MAX_SUBSTITUTIONS = 10;
const MIN_WORD_LENGTH = 4;
const MIN_DIFFERENT_CHARACTERS = 5;

const rating = new ZxcvbnFactory({
  dictionary: { common: dictionary['passwords-common'] ?? [], own: OWN_WORDS.trim().split(/\s+/) },
  graphs: adjacencyGraphs,
  maxLength: RATED_LENGTH,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/** Removes case, accents, spaces and punctuation, which do not make a common password strong. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_.,'’-]/gu, '')
    .toLowerCase();

/** Parts of the e-mail address, without short ones such as `fr`: they occur in many words. */
const partsOf = (email: string): string[] =>
  [fold(email), ...email.split(/[^\p{L}\p{N}]+/u).map(fold)].filter((part) => part.length >= MIN_WORD_LENGTH);

/**
 * Checks whether a password is easy to guess.
 *
 * @param email address of the account; its parts count as common
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = fold(password);
  const isPoor = new Set(folded).size < MIN_DIFFERENT_CHARACTERS || /^[\d/:]*$/.test(folded);
  return isPoor || rating.check(folded, partsOf(email)).guessesLog10 < MIN_GUESSES_LOG10;
}
