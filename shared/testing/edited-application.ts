/** The application form after an edit by a recruiter, for tests of a version after the built-in one. */
import { builtInApplication as application } from '../contract/application/built-in-application';
import type { ApplicationDefinition, ApplicationField, ApplicationForm } from '../contract/application/definition';
import { changeFields } from './only-fields';

const newCountry = { value: 'Sénégal', label: 'Sénégal' };

const positions: ApplicationDefinition['positions'] = [
  ...application.positions,
  {
    value: 'Superviseur',
    label: 'Superviseur',
    summary:
      'Vous encadrez une équipe de quinze téléconseillers\u202F: vous les formez, les écoutez et suivez leurs résultats. Poste à temps plein, sur site.',
    openings: [
      { country: 'Sénégal', city: 'Dakar', countryCode: 'SN', publishedOn: '2026-11-16', closesOn: '2027-04-30' },
    ],
  },
];

const newQuestion: ApplicationField = {
  name: 'permis',
  label: 'Permis de conduire',
  kind: 'text',
  autocomplete: 'off',
  required: 'Permis obligatoire',
  feeds: 'permis_conduire',
};

function edited(field: ApplicationField): ApplicationField[] {
  if (field.name === 'pays' && 'options' in field) return [{ ...field, options: [...field.options, newCountry] }];
  if (field.name === 'poste' && 'options' in field)
    return [{ ...field, options: positions.map(({ value, label }) => ({ value, label })) }];
  return field.name === 'motivation' ? [field, newQuestion] : [field];
}

/** One more country (Sénégal), one more position (Superviseur), and one more question at the end of step 2 (`permis`). */
export const editedApplication = changeFields({ ...application, positions }, edited);

const { positions: _positions, ...questions } = editedApplication;

/** It as the version after the first one. */
export const secondForm: ApplicationForm = { version: 2, questions, isClosed: false };
