import { Linter } from 'eslint';
import { restrictedGlobals } from './restricted-globals';

const config: Linter.Config = { rules: { 'no-restricted-globals': ['error', restrictedGlobals] } };
const refusals = (code: string): string[] => new Linter().verify(code, [config]).map(({ message }) => message);

describe('decoders that throw on malformed input', () => {
  it.each([
    'decodeURIComponent("%")',
    'decodeURI("%")',
    'globalThis.decodeURIComponent("%")',
    '["%"].map(decodeURIComponent)',
  ])('are refused, with what to use: %s', (code) => {
    expect(refusals(code)).toEqual([
      expect.stringContaining('Use decodeUri or anchorId of @vipp/shared/lib/decode-uri'),
    ]);
  });

  it('do not refuse the guarded one', () => {
    expect(refusals('export const decodeUri = (text) => text; decodeUri("%");')).toEqual([]);
  });
});
