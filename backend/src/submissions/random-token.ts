/** Tokens that stand in the links of mails: 256 random bits, of which only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** A plain hash is enough: what is random through and through cannot be guessed from it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
