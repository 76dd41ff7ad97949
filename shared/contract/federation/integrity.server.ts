/** SHA-384 hashes of files, in the formats of manifests, pages and upload addresses. */
import { createHash } from 'node:crypto';

/** SHA-384 of a file in the format of an `integrity` attribute. */
export const sha384 = (body: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Converts an `integrity` value to the 96 hexadecimal digits of an upload address. */
export const toHexHash = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
