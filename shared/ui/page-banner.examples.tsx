import { Button } from './button';
import type { Example } from './example';
import { PageBanner } from './page-banner';

export const examples: Example[] = [
  { name: 'title only', element: <PageBanner title="Contact" /> },
  {
    name: 'statement',
    element: <PageBanner kind="statement" title="RSE" lead="Écrite, mesurée, publiée." />,
  },
  { name: 'place', element: <PageBanner kind="place" eyebrow="Cotonou, Lomé" title="Recrutements" /> },
  {
    name: 'with everything',
    element: (
      <PageBanner
        kind="statement"
        eyebrow="Bienvenue"
        title="Prestations"
        lead="Des équipes formées, sur deux continents."
      >
        <Button to="/contact">Nous contacter</Button>
        <Button to="/prestations" variant="secondary">
          Nos prestations
        </Button>
      </PageBanner>
    ),
  },
];
