import type { Example } from './example';
import { PatternBand } from './pattern-band';

export const examples: Example[] = [{ name: 'band', element: <PatternBand /> }];
