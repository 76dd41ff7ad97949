/** Text encrypted with a key: AES-256-GCM, as one line of base64url. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of 256 bits for one `purpose`, derived from a secret with enough entropy; other purposes give other keys. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vipp ${purpose}`, 32));
}

export function encryptText(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts with `key`; undefined when it was encrypted with another key, or altered. */
export function decryptText(key: Buffer, box: string): string | undefined {
  const bytes = Buffer.from(box, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Decrypts with one of `keys`; undefined when it was encrypted with another key, or altered. */
export function decryptWithAny(keys: readonly Buffer[], box: string): string | undefined {
  for (const key of keys) {
    const text = decryptText(key, box);
    if (text !== undefined) return text;
  }
  return undefined;
}
