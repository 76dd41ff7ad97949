import * as fc from 'fast-check';
import * as Y from 'yjs';
import { caretAfter, textChange, writeText } from './edit-text';

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
        const doc = new Y.Doc();
        const written = doc.getText('text');
        written.insert(0, before);
        writeText(written, after);
        expect(written.toString()).toBe(after);
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
