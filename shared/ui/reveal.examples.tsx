import type { Example } from './example';
import { Reveal } from './reveal';

export const examples: Example[] = [
  {
    name: 'text',
    element: (
      <Reveal>
        <p>Visible, avec ou sans JavaScript.</p>
      </Reveal>
    ),
  },
];
