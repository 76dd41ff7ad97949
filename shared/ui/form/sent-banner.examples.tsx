import type { Example } from '../example';
import { SentBanner } from './sent-banner';

export const examples: Example[] = [
  { name: 'for three seconds after a send', element: <SentBanner sent={1} text="Envoyé avec succès !" /> },
  { name: 'before', element: <SentBanner sent={0} text="Envoyé avec succès !" /> },
];
