import { deriveKey, encryptText, decryptText } from './encrypted-text';

describe('a sealed box', () => {
  const key = deriveKey('secret', 'test');

  it('opens with its key, and says nothing without it', () => {
    const box = encryptText(key, 'N’en parlez à personne');
    expect(decryptText(key, box)).toBe('N’en parlez à personne');
    expect(decryptText(deriveKey('secret', 'another purpose'), box)).toBeUndefined();
    expect(decryptText(deriveKey('other', 'test'), box)).toBeUndefined();
    expect(Buffer.from(box, 'base64url').toString()).not.toContain('parlez');
  });

  it('is different each time, and does not open once it was changed', () => {
    const box = encryptText(key, 'texte');
    expect(encryptText(key, 'texte')).not.toBe(box);
    const changed = Buffer.from(box, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(decryptText(key, changed.toString('base64url'))).toBeUndefined();
    expect(decryptText(key, 'short')).toBeUndefined();
  });
});
