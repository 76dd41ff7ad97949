import { deriveKey, encryptText, decryptText } from './encrypted-text';

describe('encrypted text', () => {
  const key = deriveKey('secret', 'test');

  it('is decrypted with its key only', () => {
    const box = encryptText(key, 'N’en parlez à personne');
    expect(decryptText([key], box)).toBe('N’en parlez à personne');
    expect(decryptText([deriveKey('secret', 'another purpose')], box)).toBeUndefined();
    expect(decryptText([deriveKey('other', 'test')], box)).toBeUndefined();
    expect(Buffer.from(box, 'base64url').toString()).not.toContain('parlez');
  });

  it('differs each time, and is not decrypted once it was altered', () => {
    const box = encryptText(key, 'texte');
    expect(encryptText(key, 'texte')).not.toBe(box);
    const changed = Buffer.from(box, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(decryptText([key], changed.toString('base64url'))).toBeUndefined();
    expect(decryptText([key], 'short')).toBeUndefined();
  });
});
