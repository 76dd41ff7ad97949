import { Card } from './card';
import { CardGrid } from './card-grid';
import type { Example } from './example';

const cards = ['Acquisition', 'Fidélisation', 'Rétention', 'Back office'].map((title) => (
  <Card key={title} title={title} to="/prestations" />
));

export const examples: Example[] = [
  { name: 'two columns', element: <CardGrid columns={2}>{cards}</CardGrid> },
  { name: 'three columns', element: <CardGrid>{cards}</CardGrid> },
  { name: 'four columns', element: <CardGrid columns={4}>{cards}</CardGrid> },
];
