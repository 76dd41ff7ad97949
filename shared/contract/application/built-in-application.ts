/**
 * The application form that a new site begins with (requirements 2.37 to 2.39, 3.7, 5.7 and 5.8): version 1 in the database, and what
 * the gateway uses with a content service that has no versions of it. docs/form-file.md explains how the form is changed.
 */
import type { AnswerOption, ApplicationDefinition, Position } from './definition';

const countries: readonly AnswerOption[] = [
  { value: 'Bénin', label: 'Bénin' },
  { value: 'Togo', label: 'Togo' },
  { value: 'Rwanda', label: 'Rwanda' },
];

const positions: readonly Position[] = [
  {
    value: 'Téléconseiller',
    label: 'Téléconseiller',
    summary:
      'Vous répondez, par téléphone ou par écrit, aux clients de grandes marques francophones\u202F: vous les renseignez, les dépannez et les rassurez. Aucune expérience n’est exigée\u202F; la formation d’entrée, de trois à six semaines, est rémunérée dès le premier jour. Poste à temps plein, sur site.',
    openings: [
      { country: 'Bénin', city: 'Cotonou', countryCode: 'BJ', publishedOn: '2026-10-05', closesOn: '2027-06-30' },
      { country: 'Togo', city: 'Lomé', countryCode: 'TG', publishedOn: '2026-10-05', closesOn: '2027-06-30' },
      { country: 'Rwanda', city: 'Kigali', countryCode: 'RW', publishedOn: '2026-11-02', closesOn: '2027-03-31' },
    ],
  },
];

const genders: readonly AnswerOption[] = [
  { value: 'Masculin', label: 'Masculin' },
  { value: 'Féminin', label: 'Féminin' },
];

const identityDocuments: readonly AnswerOption[] = [
  { value: 'Passeport', label: 'Passeport' },
  { value: 'CNI', label: 'CNI (Carte Nationale d’Identité)' },
  { value: 'Autre', label: 'Autre' },
];

const BEFORE_BAC = 'pre-bac';
const studyLevels: readonly AnswerOption[] = [
  { value: BEFORE_BAC, label: 'Pré-bac' },
  { value: 'bac', label: 'Bac' },
  { value: 'bac+1', label: 'Bac +1' },
  { value: 'bac+2', label: 'Bac +2' },
  { value: 'bac+3', label: 'Bac +3' },
  { value: 'bac+4', label: 'Bac +4' },
  { value: 'bac+5', label: 'Bac +5 et plus' },
];

const fieldsOfStudy: readonly AnswerOption[] = [
  { value: 'litterature', label: 'Littérature' },
  { value: 'scientifique', label: 'Scientifique' },
  { value: 'economie', label: 'Économie' },
  { value: 'technologie', label: 'Technologie' },
];

const languages: readonly AnswerOption[] = [
  { value: 'francais', label: 'Français' },
  { value: 'anglais', label: 'Anglais' },
  { value: 'espagnol', label: 'Espagnol' },
];

const beforeBac = { field: 'niveauEtudes', is: [BEFORE_BAC] };
const fromBac = {
  field: 'niveauEtudes',
  is: studyLevels.map(({ value }) => value).filter((value) => value !== BEFORE_BAC),
};
const inCallCentre = { field: 'hasExperience', is: ['on'] };
const notAvailableNow = { field: 'dispoNow', isNot: ['on'] };

const YEAR_MISSING = 'Année d’obtention obligatoire';

export const builtInApplication: ApplicationDefinition = {
  positions,
  steps: [
    {
      id: 'step1',
      title: 'Votre identité',
      sections: [
        {
          id: 'poste-vise',
          title: 'Informations de base',
          fields: [
            {
              name: 'pays',
              label: 'Pays',
              kind: 'select',
              options: countries,
              required: 'Veuillez sélectionner un pays',
              feeds: 'pays',
              width: 'half',
            },
            // Requirement 3.6 has no key for the position, which recruiters need (docs/decisions/0001).
            {
              name: 'poste',
              label: 'Poste',
              kind: 'select',
              options: positions.map(({ value, label }) => ({ value, label })),
              required: 'Veuillez sélectionner un poste',
              feeds: 'poste',
              width: 'half',
            },
          ],
        },
        {
          id: 'identite',
          title: 'Identité',
          fields: [
            {
              name: 'civilite',
              label: 'Civilité',
              kind: 'radio',
              options: genders,
              required: 'Veuillez choisir une civilité',
              feeds: 'genre',
            },
            {
              name: 'prenom',
              label: 'Prénom',
              kind: 'text',
              autocomplete: 'given-name',
              required: 'Prénom obligatoire',
              feeds: 'prenoms',
              width: 'half',
            },
            {
              name: 'nom',
              label: 'Nom',
              kind: 'text',
              autocomplete: 'family-name',
              required: 'Nom obligatoire',
              feeds: 'nom',
              width: 'half',
            },
            {
              name: 'nationalite',
              label: 'Nationalité',
              kind: 'text',
              autocomplete: 'off',
              required: 'Nationalité obligatoire',
              feeds: 'nationalite',
              width: 'half',
            },
            {
              name: 'date_naissance',
              label: 'Date de naissance',
              kind: 'date',
              autocomplete: 'bday',
              required: 'Date de naissance obligatoire',
              hint: 'Ne postulez que si vous avez 18 ans ou plus.',
              feeds: 'date_naissance',
              width: 'half',
              rules: [{ rule: 'age', min: 18, max: 100, message: 'Date de naissance invalide' }],
            },
            {
              name: 'type_piece',
              label: 'Type de pièce d’identité',
              kind: 'select',
              options: identityDocuments,
              required: 'Type de pièce requis',
              feeds: 'piece_identite',
              width: 'half',
            },
            {
              name: 'numero_piece',
              label: 'Numéro de la pièce',
              kind: 'text',
              autocomplete: 'off',
              required: 'Numéro de pièce requis',
              feeds: 'numero_piece',
              width: 'half',
              maxLength: 60,
            },
          ],
        },
        {
          id: 'coordonnees',
          title: 'Coordonnées',
          fields: [
            {
              name: 'email',
              label: 'Adresse e-mail',
              kind: 'email',
              autocomplete: 'email',
              required: 'Email obligatoire',
              feeds: 'email',
              maxLength: 254,
              hint: 'Nous vous écrivons à cette adresse.',
              rules: [{ rule: 'email', message: 'Email invalide' }],
            },
            {
              name: 'adresse',
              label: 'Adresse',
              kind: 'text',
              autocomplete: 'street-address',
              required: 'Adresse obligatoire',
              feeds: 'adresse',
            },
            {
              name: 'quartier',
              label: 'Quartier',
              kind: 'text',
              autocomplete: 'address-level3',
              required: 'Quartier obligatoire',
              feeds: 'quartier',
              width: 'half',
            },
            {
              name: 'ville',
              label: 'Ville',
              kind: 'text',
              autocomplete: 'address-level2',
              required: 'Ville obligatoire',
              feeds: 'ville',
              width: 'half',
            },
            {
              name: 'telephone1',
              label: 'Téléphone',
              kind: 'tel',
              autocomplete: 'tel',
              required: 'Téléphone obligatoire',
              feeds: 'telephone1',
              width: 'half',
              hint: 'Avec l’indicatif du pays, par exemple +229 01 99 00 12 34.',
              rules: [{ rule: 'digits', min: 8, max: 15, message: 'Téléphone invalide (8-15 chiffres)' }],
            },
            {
              name: 'telephone2',
              label: 'Second téléphone (facultatif)',
              kind: 'tel',
              autocomplete: 'off',
              feeds: 'telephone2',
              width: 'half',
              hint: 'Celui d’un proche, si le vôtre ne répond pas.',
              rules: [{ rule: 'digits', min: 8, max: 15, message: 'Téléphone 2 invalide' }],
            },
          ],
        },
      ],
    },
    {
      id: 'step2',
      title: 'Votre parcours',
      sections: [
        {
          id: 'formation',
          title: 'Formation',
          fields: [
            {
              name: 'niveauEtudes',
              label: 'Niveau d’études',
              kind: 'select',
              options: studyLevels,
              required: 'Niveau d’études obligatoire',
              feeds: 'niveau_etudes',
            },
            {
              name: 'diplome',
              label: 'Diplôme',
              kind: 'text',
              autocomplete: 'off',
              required: 'Diplôme obligatoire',
              feeds: 'diplome_obt_libelle',
              width: 'half',
              when: beforeBac,
              hint: 'Le dernier obtenu, par exemple le BEPC.',
            },
            {
              name: 'anneeDiplome',
              label: 'Année d’obtention',
              kind: 'text',
              inputMode: 'numeric',
              autocomplete: 'off',
              required: YEAR_MISSING,
              feeds: 'diplome_obt_annee',
              width: 'half',
              when: beforeBac,
              hint: 'En quatre chiffres, par exemple 2019.',
              rules: [
                { rule: 'year', min: 1900, max: 2100, message: 'Année d’obtention\u202F: un nombre de 1900 à 2100' },
              ],
            },
            {
              name: 'anneeObtention',
              label: 'Date d’obtention du diplôme',
              kind: 'date',
              autocomplete: 'off',
              required: YEAR_MISSING,
              width: 'half',
              when: fromBac,
              feeds: { kind: 'text', keys: ['annee_obt_bac', 'diplome_obt_annee'] },
              rules: [{ rule: 'date', message: 'Année d’obtention\u202F: indiquez une date qui existe' }],
            },
            {
              name: 'universite',
              label: 'Université ou établissement',
              kind: 'text',
              autocomplete: 'off',
              required: 'Université obligatoire',
              feeds: 'diplome_obt_etablissement',
              width: 'half',
              when: fromBac,
            },
            {
              name: 'filiere',
              label: 'Filière',
              kind: 'select',
              options: fieldsOfStudy,
              required: 'Filière obligatoire',
              width: 'half',
              when: fromBac,
              feeds: { kind: 'text', keys: ['filiere_bac', 'diplome_obt_domaine', 'domaines_etudes'] },
            },
            {
              name: 'soutenance',
              label: 'J’ai soutenu mon mémoire',
              kind: 'checkbox',
              feeds: { kind: 'flag', key: 'soutenance' },
              when: fromBac,
            },
            {
              name: 'etudesTerminees',
              label: 'J’ai terminé mes études',
              kind: 'checkbox',
              feeds: { kind: 'flag', key: 'etudes_terminees' },
              when: fromBac,
            },
          ],
        },
        {
          id: 'langues',
          title: 'Langues',
          fields: [
            {
              name: 'langue',
              label: 'Langue internationale',
              kind: 'select',
              options: languages,
              required: 'Langue obligatoire',
              feeds: 'langues_internationales',
              width: 'half',
              hint: 'Celle que vous maîtrisez le mieux.',
            },
            {
              name: 'langueAfricaine',
              label: 'Langue africaine',
              kind: 'text',
              autocomplete: 'off',
              required: 'Langue africaine obligatoire',
              feeds: 'langues_africaines',
              width: 'half',
              hint: 'Une ou plusieurs, par exemple fon, éwé ou kinyarwanda.',
            },
          ],
        },
        {
          id: 'experiences',
          title: 'Expériences professionnelles',
          intro: [
            'Ajoutez vos emplois et vos stages, du plus récent au plus ancien. Si vous n’avez pas encore travaillé, passez à la suite.',
          ],
          repeated: {
            max: 5,
            itemTitle: 'Expérience {n}',
            add: 'Ajouter une expérience',
            remove: 'Retirer cette expérience',
            tooMany: 'Vous ne pouvez pas ajouter plus de 5 expériences professionnelles.',
            empty: 'Aucune expérience indiquée.',
          },
          fields: [
            {
              name: 'entreprise',
              label: 'Entreprise',
              kind: 'text',
              autocomplete: 'off',
              required: 'Entreprise obligatoire',
              feeds: 'exp_pro{n}_entreprise',
              width: 'half',
            },
            {
              name: 'fonction',
              label: 'Fonction',
              kind: 'text',
              autocomplete: 'off',
              required: 'Fonction obligatoire',
              feeds: 'exp_pro{n}_fonction',
              width: 'half',
            },
            {
              name: 'anneeArrivee',
              label: 'Date d’arrivée',
              kind: 'date',
              autocomplete: 'off',
              required: 'Année d’arrivée obligatoire',
              feeds: 'exp_pro{n}_debut',
              width: 'half',
              rules: [{ rule: 'date', message: 'Année d’arrivée\u202F: indiquez une date qui existe' }],
            },
            {
              name: 'dureePresence',
              label: 'Durée de présence',
              kind: 'text',
              autocomplete: 'off',
              required: 'Durée de présence obligatoire',
              width: 'half',
              hint: 'Par exemple 8 mois, 2 ans et 6 mois, ou 06/2 (mois et années).',
              feeds: { kind: 'end', key: 'exp_pro{n}_fin', start: 'anneeArrivee' },
              rules: [
                {
                  rule: 'duration',
                  message: 'Durée de présence\u202F: écrivez-la comme 8 mois, 2 ans et 6 mois ou 06/2',
                },
              ],
            },
            {
              name: 'mot',
              label: 'Un mot sur ce travail',
              kind: 'textarea',
              rows: 3,
              maxLength: 1_000,
              feeds: 'exp_pro{n}_coms',
            },
          ],
        },
        {
          id: 'centre-appels',
          title: 'Expérience en centre d’appels',
          fields: [
            {
              name: 'hasExperience',
              label: 'J’ai déjà travaillé dans un centre d’appels',
              kind: 'checkbox',
              feeds: { kind: 'presence', key: 'experience_client' },
            },
            {
              name: 'centreEntreprise',
              label: 'Entreprise',
              kind: 'text',
              autocomplete: 'off',
              required: 'Entreprise obligatoire',
              feeds: 'experience_client',
              when: inCallCentre,
            },
            {
              name: 'qualites',
              label: 'Trois qualités pour ce métier',
              kind: 'text',
              autocomplete: 'off',
              required: 'Qualités obligatoires',
              feeds: 'qualite_cc',
              when: inCallCentre,
              hint: 'Séparées par des virgules, par exemple\u202F: écoute, calme, précision.',
              rules: [
                {
                  rule: 'items',
                  count: 3,
                  message: 'Indiquez 3 qualités, séparées par des virgules',
                },
              ],
            },
            {
              name: 'connu',
              label: 'Comment avez-vous connu VIPP\u202F?',
              kind: 'text',
              autocomplete: 'off',
              required: 'Champ obligatoire',
              feeds: 'connaissance_its',
              when: inCallCentre,
            },
          ],
        },
        {
          id: 'motivation',
          title: 'Disponibilité et motivation',
          fields: [
            {
              name: 'dispoNow',
              label: 'Je suis disponible immédiatement',
              kind: 'checkbox',
              feeds: { kind: 'receptionDay', key: 'date_disponibilite' },
            },
            {
              name: 'dispoDate',
              label: 'Date de disponibilité',
              kind: 'date',
              autocomplete: 'off',
              required: 'Date de disponibilité obligatoire',
              feeds: 'date_disponibilite',
              when: notAvailableNow,
              rules: [
                {
                  rule: 'later',
                  message: 'Date de disponibilité\u202F: choisissez un jour à venir, ou cochez la case ci-dessus',
                },
              ],
            },
            {
              name: 'motivation',
              label: 'Votre motivation',
              kind: 'textarea',
              rows: 7,
              maxLength: 5_000,
              required: 'Motivation obligatoire',
              feeds: 'commentaire',
              hint: 'En quelques phrases\u202F: pourquoi ce métier, pourquoi VIPP.',
            },
          ],
        },
      ],
    },
  ],
  receptionKey: 'date_reception',
  // Requirement 7.4. A new application has not been changed by a user, so `user_up` is empty.
  fixed: { media_reception: 'web', user_create: 'system', user_up: null, etat: 'en_attente', derniere_etape: 'etape2' },
};
