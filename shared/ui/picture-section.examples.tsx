import { photographExample } from '../testing/photograph-example';
import type { Example } from './example';
import { PictureSection } from './picture-section';

const prose =
  '<p>Deux heures de décalage au plus séparent nos sites.</p><p>Une équipe prévient les autres.</p><p>Toutes répondent.</p>';

export const examples: Example[] = [
  { name: 'photograph', element: <PictureSection title="Le même jour" figure={photographExample} prose={prose} /> },
  { name: 'no picture', element: <PictureSection title="Le même jour" figure={null} prose={prose} tone="tint" /> },
];
