/** The typeface of the brand as outlines, for texts in pictures. Loaded with the first picture, because pages do not need it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OutlineFont } from './word-shape';

export type BrandFaces = { strong: OutlineFont; display: OutlineFont };

const WEIGHTS = { strong: 700, display: 800 } as const;

async function openFace(weight: number): Promise<OutlineFont> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(__filename);
  const font = create(
    readFileSync(resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`)),
  );
  if (!('layout' in font)) throw new Error(`brand-faces: weight ${weight} is a collection of fonts, not one`);
  return font;
}

let opened: Promise<BrandFaces> | undefined;

export function brandFaces(): Promise<BrandFaces> {
  opened ??= Promise.all([openFace(WEIGHTS.strong), openFace(WEIGHTS.display)]).then(([strong, display]) => ({
    strong,
    display,
  }));
  return opened;
}
