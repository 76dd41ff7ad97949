/** Texts as outlines in the typeface of the brand, for pictures. It is loaded with the first picture, because pages do not need it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of fontkit's font object that is used. */
export type OutlineFont = {
  unitsPerEm: number;
  layout: (text: string) => {
    glyphs: readonly { path: { commands: readonly { command: string; args: number[] }[] } }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

export type WordShape = { d: string; width: number };

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
};

const round = (value: number): string => String(Math.round(value * 10) / 10);

const outline = (command: string, args: number[], at: { x: number; y: number }, scale: number): string =>
  (LETTERS[command] ?? '') +
  args.map((value, index) => round(index % 2 === 0 ? at.x + value * scale : at.y - value * scale)).join(' ');

/** Converts a line of text to path data with its baseline at `(x, y)`; `width` is in pixels. */
export const wordShape = (text: string, font: OutlineFont, size: number, x = 0, y = 0): WordShape => {
  const scale = size / font.unitsPerEm;
  let pen = x;
  const { glyphs, positions } = font.layout(text);
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const at = { x: pen + (position?.xOffset ?? 0) * scale, y: y - (position?.yOffset ?? 0) * scale };
    pen += (position?.xAdvance ?? 0) * scale;
    return glyph.path.commands.map(({ command, args }) => outline(command, args, at, scale)).join('');
  });
  return { d: outlines.join(''), width: pen - x };
};

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
