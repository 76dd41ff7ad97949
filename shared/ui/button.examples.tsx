import { ArrowRight } from 'lucide-react';
import { Button } from './button';
import type { Example } from './example';

export const examples: Example[] = [
  {
    name: 'primary link with icon',
    element: (
      <Button to="/contact" icon={<ArrowRight />}>
        Nous contacter
      </Button>
    ),
  },
  {
    name: 'secondary action',
    element: (
      <Button variant="secondary" aria-expanded={false}>
        Afficher les filtres
      </Button>
    ),
  },
  {
    name: 'quiet link',
    element: (
      <Button to="/le-groupe" variant="quiet">
        Découvrir le groupe
      </Button>
    ),
  },
  {
    name: 'disabled submit',
    element: (
      <Button type="submit" disabled>
        Valider
      </Button>
    ),
  },
];
