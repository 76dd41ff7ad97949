import { BrandPattern } from './brand-pattern';
import type { Example } from './example';

export const examples: Example[] = [
  {
    name: 'a circle cut out of it',
    element: (
      <svg width="160" height="160" aria-hidden="true" focusable="false">
        <BrandPattern id="cercle" seed="cercle" rows={2} cell={4} />
        <circle cx="80" cy="80" r="80" fill="url(#cercle)" />
      </svg>
    ),
  },
];
