/** Text that only the holder of a secret can read: AES-256-GCM, as one line of base64url. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of 256 bits for one `purpose`, out of a secret that has entropy enough; other purposes give other keys. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vipp ${purpose}`, 32));
}

export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed under `key`; undefined when it was another key, or the box was changed. */
export function unseal(key: Buffer, box: string): string | undefined {
  const bytes = Buffer.from(box, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** The text of a box that was sealed under one of `keys`; undefined when it was another key, or the box was changed. */
export function unsealWithAny(keys: readonly Buffer[], box: string): string | undefined {
  for (const key of keys) {
    const text = unseal(key, box);
    if (text !== undefined) return text;
  }
  return undefined;
}
