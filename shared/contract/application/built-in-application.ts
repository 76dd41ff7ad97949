/**
 * The application form of a new site (requirements 2.37 to 2.39, 3.7, 5.7 and 5.8): version 1 in the database. The gateway uses
 * it with a content service without versions. docs/form-file.md explains changes.
 */
import { backgroundStep } from './built-in-background';
import { half, optionsOf, select, typed } from './built-in-questions';
import type { ApplicationDefinition, Position } from './definition';

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
            // A hint, as the field beside it has one.
            typed('nationalite', 'Nationalité', 'nationalite', 'Nationalité obligatoire', {
              hint: 'Comme sur votre pièce d’identité.',
              ...half,
            }),
            typed('date_naissance', 'Date de naissance', 'date_naissance', 'Date de naissance obligatoire', {
              kind: 'date',
              autocomplete: 'bday',
              hint: 'Vous devez avoir au moins 18 ans.',
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
              hint: 'Avec l’indicatif du pays, par exemple +229\u00a001\u00a099\u00a000\u00a012\u00a034.',
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
    backgroundStep,
  ],
  receptionKey: 'date_reception',
  // Requirement 7.4. A new application has not been changed by a user, so `user_up` is empty.
  fixed: { media_reception: 'web', user_create: 'system', user_up: null, etat: 'en_attente', derniere_etape: 'etape2' },
};
