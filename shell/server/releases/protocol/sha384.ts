import { createHash } from 'node:crypto';

/** Hash of a file, in the form of an `integrity` attribute. */
export const sha384 = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;
