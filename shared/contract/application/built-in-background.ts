/** The second step of the form of a new site: studies, languages, work and motivation. */
import { box, half, optionsOf, select, typed } from './built-in-questions';
import type { ApplicationStep } from './definition';

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

const beforeBac = { field: 'niveauEtudes', is: [BEFORE_BAC] };
const fromBac = { field: 'niveauEtudes', is: levelsFromBac.map(({ value }) => value) };
const inCallCentre = { field: 'hasExperience', is: ['on'] };
const notAvailableNow = { field: 'dispoNow', isNot: ['on'] };

const YEAR_MISSING = 'Année d’obtention obligatoire';

export const backgroundStep: ApplicationStep = {
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
          rules: [{ rule: 'year', min: 1900, max: 2100, message: 'Année d’obtention\u202F: un nombre de 1900 à 2100' }],
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
};
