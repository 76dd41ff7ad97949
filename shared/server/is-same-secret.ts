import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths of the two texts. */
export const isSameSecret = (actual: string, expected: string): boolean =>
  timingSafeEqual(digest(actual), digest(expected));
