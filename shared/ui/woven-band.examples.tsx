import type { Example } from './example';
import { WovenBand } from './woven-band';

export const examples: Example[] = [
  { name: 'one row', element: <WovenBand seed="accueil" /> },
  { name: 'thin', element: <WovenBand seed="rse" size="thin" /> },
  { name: 'a cloth', element: <WovenBand seed="prestations" rows={2} size="large" /> },
];
