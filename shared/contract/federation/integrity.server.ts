/** Hashes of files: SHA-384 in the formats of manifests, pages and upload addresses, SHA-256 in that of entries. */
import { createHash } from 'node:crypto';

/** SHA-384 of a file in the format of an `integrity` attribute. */
export const sha384 = (body: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** SHA-256 of a file in base64, for the files that an entry loads: a third shorter than SHA-384. */
export const sha256 = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('base64');

/** Converts an `integrity` value to the 96 hexadecimal digits of an upload address. */
export const toHexHash = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
