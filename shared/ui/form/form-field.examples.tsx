import type { Example } from '../example';
import {
  checkboxField,
  choicesField,
  emailField,
  messageField,
  nameField,
  radioField,
  selectField,
} from './form.examples';
import { FormField } from './form-field';
import type { FieldView } from './use-typed-checks';

const views: FieldView[] = [
  { state: 'neutral' },
  { state: 'valid' },
  { state: 'invalid', message: 'Ce champ est obligatoire.' },
];
const fields = [nameField, emailField, messageField, checkboxField, selectField, radioField, choicesField];

export const examples: Example[] = fields.flatMap((field) =>
  views.map((view) => ({
    name: `${field.kind}, ${view.state}`,
    element: <FormField id={`exemple-${field.name}`} field={field} view={view} value="benin" />,
  })),
);
