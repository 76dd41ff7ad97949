import { CallSection } from './call-section';
import type { Example } from './example';

export const examples: Example[] = [
  {
    name: 'towards a form',
    element: (
      <CallSection
        title="Et votre projet ?"
        to="/contact"
        linkText="Nous contacter"
        more={[{ to: '/prestations', text: 'Nos prestations' }]}
      >
        <p>Quelques lignes suffisent pour commencer la conversation.</p>
      </CallSection>
    ),
  },
];
