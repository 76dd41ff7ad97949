import type { Example } from './example';
import { PatternBand } from './pattern-band';

export const examples: Example[] = [
  { name: 'one row', element: <PatternBand seed="accueil" /> },
  { name: 'thin', element: <PatternBand seed="rse" size="thin" /> },
  { name: 'large', element: <PatternBand seed="prestations" rows={2} size="large" /> },
];
