/**
 * Data that many pages have in common: browsers load it as a file, which they cache for ever, instead of receiving it within
 * each of these pages (docs/decisions/0006).
 */
import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;

const addresses = new WeakMap<object, string>();

/** Gives data the address of its file: the path at which a route answers it, and its hash. The data must not change any more. */
export function asDataFile<Data extends object>(data: Data, path: string): Data {
  if (addresses.has(data)) return data;
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, HASH_LENGTH);
  addresses.set(data, `${path}/${hash}`);
  return data;
}

/** Undefined of what is no object, and of data without a file. */
export const dataFileOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null ? addresses.get(data) : undefined;
