import type { Example } from '../example';
import { PrivacyNote } from './privacy-note';

export const examples: Example[] = [
  {
    name: 'of a form',
    element: (
      <PrivacyNote
        purpose="Le groupe VIPP utilise ces informations pour vous répondre."
        duration="Elles sont conservées trois ans."
      />
    ),
  },
];
