import type { Example } from '../example';
import { ErrorSummary } from './error-summary';

export const examples: Example[] = [
  {
    name: 'with the way to each field',
    element: (
      <ErrorSummary
        title="Veuillez corriger les erreurs avant de soumettre."
        problems={[{ text: 'Le nom complet est requis.', fieldId: 'nom' }, { text: 'Ce formulaire a déjà été reçu.' }]}
      />
    ),
  },
  {
    name: 'with the way to a field of another page',
    element: (
      <ErrorSummary
        title="Veuillez corriger les champs suivants."
        problems={[{ text: 'Email invalide', fieldId: 'candidature-email', page: '/recrutements/candidature' }]}
      />
    ),
  },
  {
    name: 'of the whole form',
    element: (
      <ErrorSummary title="Notre service ne répond pas.">
        <p>Vos réponses sont conservées.</p>
      </ErrorSummary>
    ),
  },
];
