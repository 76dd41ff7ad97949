const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates an idempotency key: a random UUID (version 4). */
export function newKey(): string {
  // `randomUUID` exists in secure contexts only, `getRandomValues` also over plain HTTP.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = hex(bytes);
  const variant = (((bytes[8] ?? 0) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

/** Whether the gateway derived the key from the content of a form (`form-keys.ts`): a UUID of version 8. */
export const isDerivedKey = (key: string): boolean => key[14] === '8';

/** The key of the same content in the minute before; undefined for a key that is not derived. */
export const earlierKey = (key: string): string | undefined =>
  isDerivedKey(key)
    ? `${key.slice(0, -8)}${(Number.parseInt(key.slice(-8), 16) - 1).toString(16).padStart(8, '0')}`
    : undefined;
