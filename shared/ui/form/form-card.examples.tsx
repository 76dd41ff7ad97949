import type { Example } from '../example';
import { FormCard } from './form-card';

export const examples: Example[] = [
  {
    name: 'with what is written on it',
    element: (
      <FormCard id="exemple">
        <p>Indiquez votre adresse e-mail.</p>
      </FormCard>
    ),
  },
];
