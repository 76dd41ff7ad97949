/** Words as outlines in the brand's face, for pictures that cannot count on a font. */
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { FontName } from './brand-fonts';
import { brandFont } from './brand-fonts';

const fonts = new Map<FontName, Font>();

const openFont = (name: FontName): Font => {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const font = create(brandFont(name));
  if (!('layout' in font)) throw new Error(`word-shapes: ${name} is a collection of fonts, not one`);
  fonts.set(name, font);
  return font;
};

const round = (value: number): string => String(Math.round(value * 10) / 10);

export type WordShape = { d: string; width: number };

/** A line of text as path data, its baseline at `(x, y)`, with its width in pixels. */
export const wordShape = (text: string, name: FontName, size: number, x = 0, y = 0): WordShape => {
  const font = openFont(name);
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

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
};

const outline = (command: string, args: number[], at: { x: number; y: number }, scale: number): string =>
  (LETTERS[command] ?? '') +
  args.map((value, index) => round(index % 2 === 0 ? at.x + value * scale : at.y - value * scale)).join(' ');
