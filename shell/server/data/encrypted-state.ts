/**
 * Encrypts the answers of one step of a form for its next step without JavaScript. Only the gateways of this site can read or
 * change them in the page, and only for the browser that sent them.
 */
import type { SealedState } from '@vipp/shared/contract/page-module';
import { decryptBytes, deriveKey, encryptBytes } from '@vipp/shared/server/encrypted-text';

const TIME_BYTES = 8;

/** Long enough for an application with a night between its steps. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** The state for one browser, by a random text that only it has. */
export type SealedStateOf = (browser: string) => SealedState;

/** @param secrets FORM_STATE_SECRET, the same for every gateway of a site: the first encrypts, all decrypt */
export function createEncryptedState(secrets: readonly string[], now: () => number = Date.now): SealedStateOf {
  const keys = secrets.map((secret) => deriveKey(secret, 'carried answers'));
  const [encryptionKey] = keys;
  if (!encryptionKey) throw new Error('encrypted state needs a secret');
  return (browser) => {
    const boundTo = (time: Buffer) => Buffer.concat([time, Buffer.from(browser)]);
    return {
      encrypt: (text) => {
        const time = Buffer.alloc(TIME_BYTES);
        time.writeBigUInt64BE(BigInt(now()));
        return Buffer.concat([time, encryptBytes(encryptionKey, text, boundTo(time))]).toString('base64url');
      },
      decrypt: (encrypted) => {
        const bytes = Buffer.from(encrypted, 'base64url');
        const time = bytes.subarray(0, TIME_BYTES);
        const text = decryptBytes(keys, bytes.subarray(TIME_BYTES), boundTo(time));
        return text !== undefined && now() - Number(time.readBigUInt64BE()) <= MAX_AGE_MS ? text : undefined;
      },
    };
  };
}
