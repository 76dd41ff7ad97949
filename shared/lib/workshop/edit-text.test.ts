import * as fc from 'fast-check';
import { caretAfter, textChange } from './edit-text';

describe('a change of a text', () => {
  it('is the stretch that differs', () => {
    expect(textChange('Votre nom', 'Votre prénom')).toEqual({ start: 6, removed: 0, inserted: 'pré' });
    expect(textChange('aa', 'aaa')).toEqual({ start: 2, removed: 0, inserted: 'a' });
    expect(textChange('Ville', 'Ville')).toEqual({ start: 5, removed: 0, inserted: '' });
  });

  it('leads to the new text, whatever it is', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { start, removed, inserted } = textChange(before, after);
        expect(before.slice(0, start) + inserted + before.slice(start + removed)).toBe(after);
      }),
    );
  });

  it.each([
    ['typed before the caret', 'le nom', 'Votre le nom', 2, 8],
    ['typed after the caret', 'le nom', 'le nom complet', 2, 2],
    ['removed around the caret', 'le nom complet', 'le complet', 5, 3],
  ])('%s leaves the caret beside the same letters', (_name, before, after, caret, expected) => {
    expect(caretAfter(caret, textChange(before, after))).toBe(expected);
  });
});
