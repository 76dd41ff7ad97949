/**
 * Encrypts the answers of one step of a form for its next step without JavaScript: they are in the page, where only the
 * gateways of this site can read or change them, and only for the browser that sent them.
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

/** What the text is bound to, besides its key: the time, and the browser. */
const boundTo = (time: Buffer, browser: string): Buffer => Buffer.concat([time, Buffer.from(browser)]);

function encrypt(text: string, key: Buffer, now: number, browser: string): string {
  const iv = randomBytes(IV_BYTES);
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now));
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(boundTo(time, browser));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([time, iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text and the time of its encryption; undefined when key or browser are others, or the bytes were changed. */
function decrypt(bytes: Buffer, key: Buffer, browser: string): { text: string; time: number } | undefined {
  if (bytes.length < TIME_BYTES + IV_BYTES + TAG_BYTES) return undefined;
  const time = bytes.subarray(0, TIME_BYTES);
  const iv = bytes.subarray(TIME_BYTES, TIME_BYTES + IV_BYTES);
  const tag = bytes.subarray(TIME_BYTES + IV_BYTES, TIME_BYTES + IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv).setAAD(boundTo(time, browser)).setAuthTag(tag);
    const text =
      decipher.update(bytes.subarray(TIME_BYTES + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    return { text, time: Number(time.readBigUInt64BE()) };
  } catch {
    return undefined;
  }
}

/** The state for one browser, by a random text that only it has. */
export type SealedStateOf = (browser: string) => SealedState;

/** @param secrets FORM_STATE_SECRET, the same for every gateway of a site: the first encrypts, all decrypt */
export function createEncryptedState(secrets: readonly string[], now: () => number = Date.now): SealedStateOf {
  const keys = secrets.map(deriveKey);
  const [encryptionKey] = keys;
  if (!encryptionKey) throw new Error('encrypted state needs a secret');
  return (browser) => ({
    encrypt: (text) => encrypt(text, encryptionKey, now(), browser),
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      for (const key of keys) {
        const decrypted = decrypt(bytes, key, browser);
        if (decrypted) return now() - decrypted.time <= MAX_AGE_MS ? decrypted.text : undefined;
      }
      return undefined;
    },
  });
}
