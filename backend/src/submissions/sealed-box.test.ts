import { deriveKey, seal, unseal } from './sealed-box';

describe('a sealed box', () => {
  const key = deriveKey('secret', 'test');

  it('opens with its key, and says nothing without it', () => {
    const box = seal(key, 'N’en parlez à personne');
    expect(unseal(key, box)).toBe('N’en parlez à personne');
    expect(unseal(deriveKey('secret', 'another purpose'), box)).toBeUndefined();
    expect(unseal(deriveKey('other', 'test'), box)).toBeUndefined();
    expect(Buffer.from(box, 'base64url').toString()).not.toContain('parlez');
  });

  it('is different each time, and does not open once it was changed', () => {
    const box = seal(key, 'texte');
    expect(seal(key, 'texte')).not.toBe(box);
    const changed = Buffer.from(box, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(unseal(key, changed.toString('base64url'))).toBeUndefined();
    expect(unseal(key, 'short')).toBeUndefined();
  });
});
