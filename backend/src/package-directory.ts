import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the folder of this package, from its bundle in `dist` and from its sources. */
export function packageDirectory(from = __dirname): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`No package.json above ${__dirname}`);
  return packageDirectory(parent);
}
