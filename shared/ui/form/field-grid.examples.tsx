import type { Example } from '../example';
import { FieldGrid, FieldGroup } from './field-grid';
import { emailField, form, messageField, nameField } from './form.examples';

export const examples: Example[] = [
  {
    name: 'under a legend',
    element: (
      <FieldGroup legend="Vos coordonnées">
        <FieldGrid
          form={form}
          fields={[nameField, emailField, messageField]}
          values={{ nom: 'Diallo' }}
          viewOf={() => ({ state: 'neutral' })}
        />
      </FieldGroup>
    ),
  },
];
