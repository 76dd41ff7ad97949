import type { Example } from '../example';
import { FieldFrame } from './field-frame';
import { emailField } from './form.examples';

export const examples: Example[] = [
  {
    name: 'around a control of its own',
    element: (
      <FieldFrame
        id="exemple-cadre"
        field={emailField}
        view={{ state: 'invalid', message: 'Indiquez une adresse e-mail valide.' }}
      >
        <input
          id="exemple-cadre"
          type="email"
          autoComplete="email"
          aria-invalid
          aria-describedby="exemple-cadre-aide exemple-cadre-erreur"
        />
      </FieldFrame>
    ),
  },
];
