/** The application form with a question of several choices and one with a number, which depends on it and on the other step. */
import { builtInApplication } from '../contract/application/built-in-application';
import type { ApplicationField, ApplicationForm } from '../contract/application/definition';
import { changeFields } from './only-fields';

const added: readonly ApplicationField[] = [
  {
    name: 'outils',
    label: 'Outils connus',
    kind: 'choices',
    options: [
      { value: 'crm', label: 'Logiciel de relation client' },
      { value: 'tableur', label: 'Tableur' },
      { value: 'autre', label: 'Autre' },
    ],
    required: 'Outils obligatoires',
    rules: [{ rule: 'choices', min: 1, max: 2, message: 'Deux outils au plus' }],
    feeds: 'outils_connus',
  },
  {
    name: 'annees',
    label: 'Années de pratique du tableur',
    kind: 'number',
    rules: [{ rule: 'number', min: 0, max: 40, decimals: true, message: 'De 0 à 40 ans' }],
    feeds: 'annees_tableur',
    when: [
      { field: 'outils', is: ['tableur'] },
      { field: 'pays', isNot: ['Togo'] },
    ],
  },
];

export const applicationWithKinds = changeFields(builtInApplication, (field) =>
  field.name === 'langueAfricaine' ? [field, ...added] : [field],
);

const { positions: _positions, ...questions } = applicationWithKinds;

export const formWithKinds: ApplicationForm = { version: 2, questions, isClosed: false };
