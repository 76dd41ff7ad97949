/**
 * Seals one step's answers for the next step of a form without JavaScript: the page carries them, and nobody but the
 * gateways of this site reads or alters them. Every gateway of a site knows the same token, and so the same key.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '@vipp/shared/contract/page-module';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TIME_BYTES = 8;

/** Longer than an application takes, with a night between its steps. */
const LASTS_MS = 24 * 60 * 60 * 1000;

/** @param secret the site's API token: the key is derived from it for this purpose alone */
export function createVault(secret: string, now: () => number = Date.now): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vipp carried answers', 32));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const time = Buffer.alloc(TIME_BYTES);
      time.writeBigUInt64BE(BigInt(now()));
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(time);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([time, iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < TIME_BYTES + IV_BYTES + TAG_BYTES) return undefined;
      const time = bytes.subarray(0, TIME_BYTES);
      const [iv, tag] = [bytes.subarray(TIME_BYTES, TIME_BYTES + IV_BYTES), bytes.subarray(TIME_BYTES + IV_BYTES, TIME_BYTES + IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(CIPHER, key, iv).setAAD(time).setAuthTag(tag);
        const text = decipher.update(bytes.subarray(TIME_BYTES + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
        return now() - Number(time.readBigUInt64BE()) <= LASTS_MS ? text : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
