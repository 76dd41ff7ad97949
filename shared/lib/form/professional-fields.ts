import type { TextField } from './form-definition';

/**
 * Creates the five fields about a professional sender that several forms share.
 *
 * @param names names of the first two fields in the call
 */
export const professionalFields = (names = { lastName: 'nom', firstName: 'prenom' }): TextField[] => [
  { name: names.lastName, label: 'Nom', kind: 'text', autocomplete: 'family-name', required: true, width: 'half' },
  { name: names.firstName, label: 'Prénom', kind: 'text', autocomplete: 'given-name', required: true, width: 'half' },
  {
    name: 'fonction',
    label: 'Fonction',
    kind: 'text',
    autocomplete: 'organization-title',
    required: true,
    width: 'half',
  },
  {
    name: 'entreprise',
    label: 'Entreprise',
    kind: 'text',
    autocomplete: 'organization',
    required: true,
    width: 'half',
  },
  { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', required: true },
];
