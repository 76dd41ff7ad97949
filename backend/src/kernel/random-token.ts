/** Tokens for the links in mails: 256 random bits, of which only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** A plain hash is enough: 256 random bits cannot be guessed from it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
