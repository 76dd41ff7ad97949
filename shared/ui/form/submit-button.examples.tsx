import type { Example } from '../example';
import { SubmitButton } from './submit-button';

export const examples: Example[] = [
  {
    name: 'ready',
    element: (
      <SubmitButton sending="Envoi en cours…" isSending={false}>
        Envoyer
      </SubmitButton>
    ),
  },
  {
    name: 'on its way',
    element: (
      <SubmitButton sending="Envoi en cours…" isSending>
        Envoyer
      </SubmitButton>
    ),
  },
  {
    name: 'before all is filled in',
    element: (
      <>
        <p id="exemple-manque">Il reste un champ à remplir&#x202F;: Nom.</p>
        <SubmitButton sending="Envoi en cours…" isSending={false} missing="exemple-manque">
          Envoyer
        </SubmitButton>
      </>
    ),
  },
];
