import { Button } from './button';
import type { Example } from './example';
import { PageBanner } from './page-banner';

export const examples: Example[] = [
  { name: 'title only', element: <PageBanner title="Le groupe VIPP" seed="le-groupe" /> },
  {
    name: 'with everything',
    element: (
      <PageBanner
        variant="hero"
        eyebrow="Bienvenue"
        title="Vipp, The African BPO & CX leader"
        lead="Des équipes formées, sur deux continents."
        seed="accueil"
      >
        <Button to="/contact">Nous contacter</Button>
        <Button to="/prestations" variant="secondary">
          Nos prestations
        </Button>
      </PageBanner>
    ),
  },
];
