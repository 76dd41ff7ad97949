import type { Example } from './example';
import { VisuallyHidden } from './visually-hidden';

export const examples: Example[] = [
  { name: 'text', element: <VisuallyHidden>Pour les lecteurs d’écran</VisuallyHidden> },
];
