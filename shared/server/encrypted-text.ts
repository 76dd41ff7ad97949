/** Text encrypted with a key: AES-256-GCM. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const NOTHING = Buffer.alloc(0);

/** A key of 256 bits for one `purpose`, derived from a secret with enough entropy; other purposes give other keys. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vipp ${purpose}`, 32));
}

/** @param bound without the same bytes, it is not decrypted; they are not in the result */
export function encryptBytes(key: Buffer, text: string, bound = NOTHING): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(bound);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts with one of `keys`; undefined when key or bound bytes were others, or the bytes were altered. */
export function decryptBytes(keys: readonly Buffer[], bytes: Buffer, bound = NOTHING): string | undefined {
  for (const key of keys)
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(bound);
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Another key may be the right one.
    }
  return undefined;
}

/** As one line of base64url. */
export const encryptText = (key: Buffer, text: string): string => encryptBytes(key, text).toString('base64url');

export const decryptText = (keys: readonly Buffer[], encrypted: string): string | undefined =>
  decryptBytes(keys, Buffer.from(encrypted, 'base64url'));
