/**
 * Encrypts the answers of one step of a form for its next step without JavaScript: they are in the page, where only the
 * gateways of this site can read or change them.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedState } from '@vipp/shared/contract/page-module';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TIME_BYTES = 8;

/** Long enough for an application with a night between its steps. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const deriveKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'vipp carried answers', 32));

function encrypt(text: string, key: Buffer, now: number): string {
  const iv = randomBytes(IV_BYTES);
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now));
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(time);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([time, iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text and the time of its encryption; undefined when the key is another one, or the bytes were changed. */
function decrypt(bytes: Buffer, key: Buffer): { text: string; time: number } | undefined {
  if (bytes.length < TIME_BYTES + IV_BYTES + TAG_BYTES) return undefined;
  const time = bytes.subarray(0, TIME_BYTES);
  const iv = bytes.subarray(TIME_BYTES, TIME_BYTES + IV_BYTES);
  const tag = bytes.subarray(TIME_BYTES + IV_BYTES, TIME_BYTES + IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv).setAAD(time).setAuthTag(tag);
    const text =
      decipher.update(bytes.subarray(TIME_BYTES + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    return { text, time: Number(time.readBigUInt64BE()) };
  } catch {
    return undefined;
  }
}

/** @param secrets FORM_STATE_SECRET, the same for every gateway of a site: the first encrypts, all decrypt */
export function createEncryptedState(secrets: readonly string[], now: () => number = Date.now): SealedState {
  const keys = secrets.map(deriveKey);
  const [encryptionKey] = keys;
  if (!encryptionKey) throw new Error('encrypted state needs a secret');
  return {
    encrypt: (text) => encrypt(text, encryptionKey, now()),
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      for (const key of keys) {
        const decrypted = decrypt(bytes, key);
        if (decrypted) return now() - decrypted.time <= MAX_AGE_MS ? decrypted.text : undefined;
      }
      return undefined;
    },
  };
}
