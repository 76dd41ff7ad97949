/** Words as outlines in the brand's typeface, for pictures that are shown where the font may be missing. */
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { wordShape as shapeIn, type WordShape } from '@vipp/shared/artwork/word-shape';
import type { FontName } from '../brand-fonts';
import { brandFont } from '../brand-fonts';

const fonts = new Map<FontName, Font>();

const openFont = (name: FontName): Font => {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const font = create(brandFont(name));
  if (!('layout' in font)) throw new Error(`word-shapes: ${name} is a collection of fonts, not one`);
  fonts.set(name, font);
  return font;
};

/** A line of text as path data, its baseline at `(x, y)`, with its width in pixels. */
export const wordShape = (text: string, name: FontName, size: number, x = 0, y = 0): WordShape =>
  shapeIn(text, openFont(name), size, x, y);
