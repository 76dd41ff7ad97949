import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDirectory } from '../src/package-directory';

/**
 * Identifies the drawing code: a hash of the built file that contains it (`dist/artwork.cjs`) and of the versions of
 * the packages that it draws with, which `package.json` pins.
 *
 * @returns undefined when the sources run without a build: no single file contains the code then
 */
export const drawingVersion = (program = __filename): string | undefined => {
  if (program.endsWith('.ts')) return undefined;
  const { dependencies } = JSON.parse(readFileSync(path.join(packageDirectory(), 'package.json'), 'utf8'));
  return createHash('sha256')
    .update(readFileSync(program))
    .update(JSON.stringify(dependencies))
    .digest('hex')
    .slice(0, 16);
};
