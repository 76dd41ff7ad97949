import type { TextField } from './form-definition';

const half = (name: string, label: string, autocomplete: string): TextField => ({
  name,
  label,
  kind: 'text',
  autocomplete,
  required: true,
  width: 'half',
});

/**
 * Creates the five fields about a professional sender that several forms share.
 *
 * @param names names of the first two fields in the call
 */
export const professionalFields = (names = { lastName: 'nom', firstName: 'prenom' }): TextField[] => [
  half(names.lastName, 'Nom', 'family-name'),
  half(names.firstName, 'Prénom', 'given-name'),
  half('fonction', 'Fonction', 'organization-title'),
  half('entreprise', 'Entreprise', 'organization'),
  { name: 'email', label: 'Adresse e-mail', kind: 'email', autocomplete: 'email', required: true },
];
