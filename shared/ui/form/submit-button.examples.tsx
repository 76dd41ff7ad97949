import type { Example } from '../example';
import { SubmitButton } from './submit-button';

export const examples: Example[] = [
  { name: 'ready', element: <SubmitButton sending="Envoi en cours…" isSending={false}>Envoyer</SubmitButton> },
  { name: 'on its way', element: <SubmitButton sending="Envoi en cours…" isSending>Envoyer</SubmitButton> },
];
