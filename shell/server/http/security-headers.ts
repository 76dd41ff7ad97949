/** Security headers of every answer, and the content policy of pages. */
import { randomBytes } from 'node:crypto';

/** Names of the Trusted Types policies that our own scripts create. */
const TRUSTED_TYPES = 'vipp-webpack vipp-remotes vipp-content';

/** A nonce of 128 bits, new for each response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** Content policy of a page: nothing but our own files, and only the scripts that carry the nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES} 'allow-duplicates'`,
  ].join('; ');

/** Data, scripts and images opened by themselves run nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Stored files: a drawing styles itself, a PDF stands in a frame of this site, nothing runs. */
export const STORED_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'";
