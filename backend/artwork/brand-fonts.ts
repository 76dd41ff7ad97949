/** The brand's typeface, Bricolage Grotesque, as font files for drawing and for embedding. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageDirectory } from '../src/package-directory';
import { woffToSfnt } from './woff-to-sfnt';

const WEIGHTS = { text: 400, strong: 700, display: 800 } as const;

export type FontName = keyof typeof WEIGHTS;

const opened = new Map<FontName, Buffer>();

/** Font file of one weight; read once. */
export const brandFont = (name: FontName): Buffer => {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const { resolve } = createRequire(path.join(packageDirectory(), 'package.json'));
  const file = resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${WEIGHTS[name]}-normal.woff`);
  const font = woffToSfnt(readFileSync(file));
  opened.set(name, font);
  return font;
};
