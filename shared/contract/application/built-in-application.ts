/**
 * The application form that a new site begins with (requirements 2.37 to 2.39, 3.7, 5.7 and 5.8): version 1 in the database, and what
 * the gateway uses with a content service that has no versions of it. docs/form-file.md explains how the form is changed.
 */
import type { AnswerOption, ApplicationDefinition, ApplicationField, Feed, Position } from './definition';

/** Options by their value. */
const optionsOf = (labels: Readonly<Record<string, string>>): AnswerOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Common = Partial<Pick<ApplicationField, 'hint' | 'width' | 'when'>>;
type Typed = Extract<ApplicationField, { autocomplete: string }>;
type MoreOfTyped = Common & Partial<Pick<Typed, 'kind' | 'autocomplete' | 'inputMode' | 'rules' | 'maxLength'>>;

/** A question with a field of one line; `required` is the message for a blank answer, or undefined. */
const typed = (
  name: string,
  label: string,
  feeds: Feed,
  required: string | undefined,
  more: MoreOfTyped = {},
): ApplicationField => ({
  name,
  label,
  kind: 'text',
  autocomplete: 'off',
  ...(required !== undefined && { required }),
  feeds,
  ...more,
});

/** A question with a list. */
const select = (
  name: string,
  label: string,
  options: readonly AnswerOption[],
  feeds: Feed,
  required: string,
  more: Common = {},
): ApplicationField => ({ name, label, kind: 'select', options, required, feeds, ...more });

const box = (name: string, label: string, feeds: Feed, when?: ApplicationField['when']): ApplicationField => ({
  name,
  label,
  kind: 'checkbox',
  feeds,
  ...(when && { when }),
});

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

const countries = optionsOf({ Bénin: 'Bénin', Togo: 'Togo', Rwanda: 'Rwanda' });
const genders = optionsOf({ Masculin: 'Masculin', Féminin: 'Féminin' });
const identityDocuments = optionsOf({
  Passeport: 'Passeport',
  CNI: 'CNI (Carte Nationale d’Identité)',
  Autre: 'Autre',
});
const fieldsOfStudy = optionsOf({
  litterature: 'Littérature',
  scientifique: 'Scientifique',
  economie: 'Économie',
  technologie: 'Technologie',
});
const languages = optionsOf({ francais: 'Français', anglais: 'Anglais', espagnol: 'Espagnol' });
const BEFORE_BAC = 'pre-bac';
const levelsFromBac = optionsOf({
  bac: 'Bac',
  'bac+1': 'Bac +1',
  'bac+2': 'Bac +2',
  'bac+3': 'Bac +3',
  'bac+4': 'Bac +4',
  'bac+5': 'Bac +5 et plus',
});

const half = { width: 'half' } as const;
const beforeBac = { field: 'niveauEtudes', is: [BEFORE_BAC] };
const fromBac = { field: 'niveauEtudes', is: levelsFromBac.map(({ value }) => value) };
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
            select('pays', 'Pays', countries, 'pays', 'Veuillez sélectionner un pays', half),
            // Requirement 3.6 has no key for the position, which recruiters need (docs/decisions/0001).
            select(
              'poste',
              'Poste',
              positions.map(({ value, label }) => ({ value, label })),
              'poste',
              'Veuillez sélectionner un poste',
              half,
            ),
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
            typed('prenom', 'Prénom', 'prenoms', 'Prénom obligatoire', { autocomplete: 'given-name', ...half }),
            typed('nom', 'Nom', 'nom', 'Nom obligatoire', { autocomplete: 'family-name', ...half }),
            typed('nationalite', 'Nationalité', 'nationalite', 'Nationalité obligatoire', half),
            typed('date_naissance', 'Date de naissance', 'date_naissance', 'Date de naissance obligatoire', {
              kind: 'date',
              autocomplete: 'bday',
              hint: 'Ne postulez que si vous avez 18 ans ou plus.',
              ...half,
              rules: [{ rule: 'age', min: 18, max: 100, message: 'Date de naissance invalide' }],
            }),
            select(
              'type_piece',
              'Type de pièce d’identité',
              identityDocuments,
              'piece_identite',
              'Type de pièce requis',
              half,
            ),
            typed('numero_piece', 'Numéro de la pièce', 'numero_piece', 'Numéro de pièce requis', {
              ...half,
              maxLength: 60,
            }),
          ],
        },
        {
          id: 'coordonnees',
          title: 'Coordonnées',
          fields: [
            typed('email', 'Adresse e-mail', 'email', 'Email obligatoire', {
              kind: 'email',
              autocomplete: 'email',
              maxLength: 254,
              hint: 'Nous vous écrivons à cette adresse.',
              rules: [{ rule: 'email', message: 'Email invalide' }],
            }),
            typed('adresse', 'Adresse', 'adresse', 'Adresse obligatoire', { autocomplete: 'street-address' }),
            typed('quartier', 'Quartier', 'quartier', 'Quartier obligatoire', {
              autocomplete: 'address-level3',
              ...half,
            }),
            typed('ville', 'Ville', 'ville', 'Ville obligatoire', { autocomplete: 'address-level2', ...half }),
            typed('telephone1', 'Téléphone', 'telephone1', 'Téléphone obligatoire', {
              kind: 'tel',
              autocomplete: 'tel',
              ...half,
              hint: 'Avec l’indicatif du pays, par exemple +229 01 99 00 12 34.',
              rules: [{ rule: 'digits', min: 8, max: 15, message: 'Téléphone invalide (8-15 chiffres)' }],
            }),
            typed('telephone2', 'Second téléphone (facultatif)', 'telephone2', undefined, {
              kind: 'tel',
              ...half,
              hint: 'Celui d’un proche, si le vôtre ne répond pas.',
              rules: [{ rule: 'digits', min: 8, max: 15, message: 'Téléphone 2 invalide' }],
            }),
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
            select(
              'niveauEtudes',
              'Niveau d’études',
              [{ value: BEFORE_BAC, label: 'Pré-bac' }, ...levelsFromBac],
              'niveau_etudes',
              'Niveau d’études obligatoire',
            ),
            typed('diplome', 'Diplôme', 'diplome_obt_libelle', 'Diplôme obligatoire', {
              ...half,
              when: beforeBac,
              hint: 'Le dernier obtenu, par exemple le BEPC.',
            }),
            typed('anneeDiplome', 'Année d’obtention', 'diplome_obt_annee', YEAR_MISSING, {
              inputMode: 'numeric',
              ...half,
              when: beforeBac,
              hint: 'En quatre chiffres, par exemple 2019.',
              rules: [
                { rule: 'year', min: 1900, max: 2100, message: 'Année d’obtention\u202F: un nombre de 1900 à 2100' },
              ],
            }),
            typed(
              'anneeObtention',
              'Date d’obtention du diplôme',
              { kind: 'text', keys: ['annee_obt_bac', 'diplome_obt_annee'] },
              YEAR_MISSING,
              {
                kind: 'date',
                ...half,
                when: fromBac,
                rules: [{ rule: 'date', message: 'Année d’obtention\u202F: indiquez une date qui existe' }],
              },
            ),
            typed('universite', 'Université ou établissement', 'diplome_obt_etablissement', 'Université obligatoire', {
              ...half,
              when: fromBac,
            }),
            select(
              'filiere',
              'Filière',
              fieldsOfStudy,
              { kind: 'text', keys: ['filiere_bac', 'diplome_obt_domaine', 'domaines_etudes'] },
              'Filière obligatoire',
              { ...half, when: fromBac },
            ),
            box('soutenance', 'J’ai soutenu mon mémoire', { kind: 'flag', key: 'soutenance' }, fromBac),
            box('etudesTerminees', 'J’ai terminé mes études', { kind: 'flag', key: 'etudes_terminees' }, fromBac),
          ],
        },
        {
          id: 'langues',
          title: 'Langues',
          fields: [
            select('langue', 'Langue internationale', languages, 'langues_internationales', 'Langue obligatoire', {
              ...half,
              hint: 'Celle que vous maîtrisez le mieux.',
            }),
            typed('langueAfricaine', 'Langue africaine', 'langues_africaines', 'Langue africaine obligatoire', {
              ...half,
              hint: 'Une ou plusieurs, par exemple fon, éwé ou kinyarwanda.',
            }),
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
            typed('entreprise', 'Entreprise', 'exp_pro{n}_entreprise', 'Entreprise obligatoire', half),
            typed('fonction', 'Fonction', 'exp_pro{n}_fonction', 'Fonction obligatoire', half),
            typed('anneeArrivee', 'Date d’arrivée', 'exp_pro{n}_debut', 'Année d’arrivée obligatoire', {
              kind: 'date',
              ...half,
              rules: [{ rule: 'date', message: 'Année d’arrivée\u202F: indiquez une date qui existe' }],
            }),
            typed(
              'dureePresence',
              'Durée de présence',
              { kind: 'end', key: 'exp_pro{n}_fin', start: 'anneeArrivee' },
              'Durée de présence obligatoire',
              {
                ...half,
                hint: 'Par exemple 8 mois, 2 ans et 6 mois, ou 06/2 (mois et années).',
                rules: [
                  {
                    rule: 'duration',
                    message: 'Durée de présence\u202F: écrivez-la comme 8 mois, 2 ans et 6 mois ou 06/2',
                  },
                ],
              },
            ),
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
            box('hasExperience', 'J’ai déjà travaillé dans un centre d’appels', {
              kind: 'presence',
              key: 'experience_client',
            }),
            typed('centreEntreprise', 'Entreprise', 'experience_client', 'Entreprise obligatoire', {
              when: inCallCentre,
            }),
            typed('qualites', 'Trois qualités pour ce métier', 'qualite_cc', 'Qualités obligatoires', {
              when: inCallCentre,
              hint: 'Séparées par des virgules, par exemple\u202F: écoute, calme, précision.',
              rules: [{ rule: 'items', count: 3, message: 'Indiquez 3 qualités, séparées par des virgules' }],
            }),
            typed('connu', 'Comment avez-vous connu VIPP\u202F?', 'connaissance_its', 'Champ obligatoire', {
              when: inCallCentre,
            }),
          ],
        },
        {
          id: 'motivation',
          title: 'Disponibilité et motivation',
          fields: [
            box('dispoNow', 'Je suis disponible immédiatement', { kind: 'receptionDay', key: 'date_disponibilite' }),
            typed('dispoDate', 'Date de disponibilité', 'date_disponibilite', 'Date de disponibilité obligatoire', {
              kind: 'date',
              when: notAvailableNow,
              rules: [
                {
                  rule: 'later',
                  message: 'Date de disponibilité\u202F: choisissez un jour à venir, ou cochez la case ci-dessus',
                },
              ],
            }),
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
