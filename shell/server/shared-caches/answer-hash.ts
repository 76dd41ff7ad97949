/** Hashes of what data calls answer, which are compared after each change of content: some ten thousand at a time. */
import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);

const hashes = new WeakMap<object, string>();

/**
 * Hashes a value. Objects are hashed once, because answers share most of them: a card that did not change is the same object
 * in every version of the content, and no object is changed after it was created.
 */
export function hashOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const hash = shortHash(
    Array.isArray(value)
      ? `[${value.map(hashOf).join()}]`
      : `{${Object.entries(value)
          .map(([name, field]) => `${name}:${hashOf(field)}`)
          .join()}}`,
  );
  hashes.set(value, hash);
  return hash;
}
