import type { Example } from './example';
import { Notice } from './notice';

export const examples: Example[] = [
  { name: 'info', element: <Notice kind="info">Vous pouvez répondre sans donner votre nom.</Notice> },
  { name: 'success', element: <Notice kind="success" title="Vos informations ont bien été envoyées !" /> },
  {
    name: 'error',
    element: (
      <Notice kind="error" title="Veuillez corriger les erreurs avant de soumettre.">
        <p>Le nom complet est requis.</p>
      </Notice>
    ),
  },
];
