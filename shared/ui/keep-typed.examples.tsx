import type { Example } from './example';
import { KeepTyped } from './keep-typed';

export const examples: Example[] = [
  {
    name: 'field',
    element: (
      <KeepTyped>
        <label>
          Votre nom <input name="nom" />
        </label>
      </KeepTyped>
    ),
  },
];
