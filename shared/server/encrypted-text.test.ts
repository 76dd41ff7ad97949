import { deriveKey, encryptText, decryptText } from './encrypted-text';

const key = deriveKey('secret', 'test');

it('encrypted text is decrypted with its key only', () => {
  const box = encryptText(key, 'N’en parlez à personne');
  expect(decryptText([key], box)).toBe('N’en parlez à personne');
  expect(decryptText([deriveKey('secret', 'another purpose')], box)).toBeUndefined();
  expect(decryptText([deriveKey('other', 'test')], box)).toBeUndefined();
  expect(Buffer.from(box, 'base64url').toString()).not.toContain('parlez');
});

it('encrypted text differs each time, and is not decrypted once any byte was altered', () => {
  const box = encryptText(key, 'texte');
  expect(encryptText(key, 'texte')).not.toBe(box);
  const bytes = Buffer.from(box, 'base64url');
  const altered = [...bytes.keys()].map((index) => bytes.map((byte, at) => (at === index ? byte ^ 1 : byte)));
  for (const text of [...altered.map((one) => Buffer.from(one).toString('base64url')), '', 'short', '%%%'])
    expect(decryptText([key, deriveKey('old', 'test')], text)).toBeUndefined();
});
