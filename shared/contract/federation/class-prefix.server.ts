/** How the class names of a package's CSS Modules begin, so that those of two packages never meet on a page. */
import { createHash } from 'node:crypto';

const LETTERS = 26;

/** Two letters and `_`: pages contain it some hundred times. A test compares those of all packages. */
export function classPrefix(packageName: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(packageName).digest();
  return `${[first, second].map((byte) => String.fromCharCode(0x61 + (byte % LETTERS))).join('')}_`;
}
