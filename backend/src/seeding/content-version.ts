import { createHash } from 'node:crypto';

/** Changes with every text of `content`. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
