import type { Example } from '../example';
import { SentPanel } from './sent-panel';

export const examples: Example[] = [
  { name: 'alone', element: <SentPanel title="Vos informations ont bien été envoyées&#x202F;!" /> },
  {
    name: 'with what comes next',
    element: (
      <SentPanel title="Signalement envoyé avec succès&#x202F;!">
        <p>Notez votre code.</p>
      </SentPanel>
    ),
  },
];
