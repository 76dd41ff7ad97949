/** Copies an installed package without what no program reads: types, source maps, descriptions, tests. */
import { cpSync } from 'node:fs';
import path from 'node:path';

const UNUSED_FILE = /\.(map|md|markdown|[cm]?ts|tsx|flow|tsbuildinfo)$/i;
/** Has to be passed on with the code. */
const LICENCE = /^(licen[cs]e|notice|copying)/i;
/** At the top of a package. */
const UNUSED_FOLDER = /^(\..+|tests?|__tests__|coverage|docs?|examples?|bench(marks?)?|node_modules)$/i;

/** @param file path below the package’s folder; empty for the folder itself */
export function isNeeded(file: string): boolean {
  const [first = '', ...rest] = file.split(path.sep);
  if (UNUSED_FOLDER.test(first)) return false;
  const name = rest.at(-1) ?? first;
  return LICENCE.test(name) || !UNUSED_FILE.test(name);
}

/** Packages within it are copied for themselves, where they are needed. */
export const copyPackage = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => isNeeded(path.relative(from, file)),
  });
