/** Entity tags of pages (RFC 9110, 8.8.3), with which a browser or a cache asks whether the page that it has is the latest. */
import { createHash } from 'node:crypto';

/** Weak, because the compressed page and the text have the same one. */
export const entityTag = (text: string | Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether an `if-none-match` header names it; compared weakly, as proxies may change its strength. */
export const matchesEntityTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));
