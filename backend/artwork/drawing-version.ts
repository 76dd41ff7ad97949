import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDirectory } from '../src/package-directory';

/** The drawing code in a build, beside its program. */
const DRAWING_CODE = path.join(__dirname, 'artwork.cjs');

/**
 * Identifies the drawing code: a hash of the built file that contains it and of the versions of the packages that it draws
 * with, which `package.json` pins.
 *
 * @returns undefined when the sources run without a build: no single file contains the code then
 */
export const drawingVersion = (program = DRAWING_CODE): string | undefined => {
  if (!existsSync(program)) return undefined;
  const { dependencies } = JSON.parse(readFileSync(path.join(packageDirectory(), 'package.json'), 'utf8'));
  return createHash('sha256')
    .update(readFileSync(program))
    .update(JSON.stringify(dependencies))
    .digest('hex')
    .slice(0, 16);
};
