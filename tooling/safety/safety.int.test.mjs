import path from 'node:path';
import { runAttacks } from './run-attacks.mjs';

/** Pages with every attack on them and a part of the rest; `npm run check:safety` does all. */
const PART = { entries: 10, pages: 24, pollution: 7, redirects: 4, traversal: 4 };

jest.setTimeout(120_000);

let results;
beforeAll(async () => {
  results = await runAttacks({ packages: path.resolve(import.meta.dirname, '../..'), every: PART, waitMs: 0 });
});

describe('attacks', () => {
  it.each(['XSS, in the page as it is parsed', 'prototype pollution', 'open redirects', 'path traversal', 'header injection', 'oversized and slow requests'])(
    'come to nothing, and the site stays up: %s',
    (name) => {
      const { tried, faults } = results.find((group) => group.name === name);
      expect(tried).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    },
  );
});
