/** Keys of the payload of an application: those of requirement 3.6, and those that the site reserves. */

const NUMBERS = [1, 2, 3, 4, 5] as const;
const PARTS = ['entreprise', 'fonction', 'debut', 'fin', 'coms'] as const;

/** The keys that requirement 3.6 lists; each needs a question or a fixed value. */
export const SPECIFIED_KEYS: readonly string[] = [
  ...['pays', 'nationalite', 'quartier', 'piece_identite', 'numero_piece', 'ville', 'nom', 'prenoms', 'date_naissance'],
  ...['telephone1', 'telephone2', 'email', 'adresse', 'genre'],
  ...NUMBERS.flatMap((n) => PARTS.map((part) => `exp_pro${n}_${part}`)),
  ...['niveau_etudes', 'annee_obt_bac', 'diplome_obt_libelle', 'diplome_obt_annee', 'diplome_obt_etablissement'],
  ...['diplome_obt_domaine', 'filiere_bac', 'soutenance', 'etudes_terminees', 'langues_internationales'],
  ...['langues_africaines', 'experience_client', 'qualite_cc', 'connaissance_its', 'date_disponibilite', 'commentaire'],
  ...['domaines_etudes', 'user_create', 'user_up', 'media_reception', 'etat', 'date_reception', 'derniere_etape'],
];

/** Requirement 7.4. A new application has not been changed by a user, so `user_up` is empty. */
export const FIXED_VALUES: Readonly<Record<string, string | null>> = {
  media_reception: 'web',
  user_create: 'system',
  user_up: null,
  etat: 'en_attente',
  derniere_etape: 'etape2',
};

export const RECEPTION_KEY = 'date_reception';

/** Key of the version of the form in a payload; absent where the content service has no versions. */
export const VERSION_KEY = 'version_formulaire';

/** Answers without which no application can be stored or answered. */
export const PERSON_KEYS = ['email', 'nom', 'prenoms', 'piece_identite', 'numero_piece', 'date_naissance'] as const;

/** Columns of exports other than answers, and an inherited name of every object. */
export const RESERVED_KEYS: readonly string[] = [
  ...[VERSION_KEY, 'id', 'reference', 'created_at', 'contacted_at', 'etat_since', 'reponses', 'version', 'dossier'],
  'constructor',
];
