/** Parts of common passwords that the international list lacks, without accents. */

/** What French and African users choose most, and what back offices are full of. */
export const FRENCH_WORDS: readonly string[] = [
  'accueil', 'admin', 'administrateur', 'adresse', 'amour', 'afrique', 'azerty', 'baobab', 'benin', 'bienvenue', 'bonjour', 'bonsoir', 'bureau', 'chouchou',
  'coeur', 'compte', 'connexion', 'cotonou', 'defaut', 'directeur', 'direction', 'doudou', 'entreprise', 'equipe', 'famille', 'football', 'france', 'groupe',
  'identifiant', 'internet', 'jesus', 'jetadore', 'jetaime', 'kigali', 'liberte', 'lome', 'loulou', 'maison', 'maman', 'marseille', 'merci', 'moncoeur',
  'motdepasse', 'nouveau', 'nouvelle', 'ordinateur', 'ouvretoi', 'papa', 'paris', 'passe', 'password', 'porto', 'provisoire', 'recrutement', 'rwanda',
  'salut', 'secret', 'serveur', 'service', 'sesame', 'societe', 'soleil', 'temporaire', 'togo', 'travail', 'utilisateur', 'vacances',
  'janvier', 'fevrier', 'mars', 'avril', 'juin', 'juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre',
  'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'printemps', 'automne', 'hiver',
];

export const SITE_WORDS: readonly string[] = ['vipp', 'groupevipp', 'sitevipp', 'backoffice'];

export const KEYBOARD_ROWS: readonly string[] = [
  'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', '01234567890', 'abcdefghijklmnopqrstuvwxyz',
];
