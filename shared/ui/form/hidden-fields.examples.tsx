import type { Example } from '../example';
import { formToken } from '../../testing/posted-form';
import { HiddenFields } from './hidden-fields';

export const examples: Example[] = [
  { name: 'of a form', element: <HiddenFields form="exemple" formToken={formToken} /> },
];
