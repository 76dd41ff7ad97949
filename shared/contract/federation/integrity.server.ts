/** SHA-384 hashes of files, as manifests, pages and upload addresses name them. */
import { createHash } from 'node:crypto';

/** Hash of a file, in the form of an `integrity` attribute. */
export const sha384 = (body: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The same hash as 96 hexadecimal digits, as an upload address names it. */
export const toHexHash = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
