/** Wordmarks of the partners and badges of the labels, 320 by 160. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { hashText } from '@vipp/shared/lib/seeded-random';
import {
  diamond,
  disc,
  dotRing,
  leaf,
  line,
  polygon,
  rect,
  repeat,
  steppedDiamond,
} from '@vipp/shared/artwork/svg-paths';
import { clipped, fill, stroke, svgFile } from './svg-drawing';
import { wordShape } from './word-shapes';

const { ink, paper, terracotta, ochre, leaf: green, clay, sky } = BRAND_COLORS;
const [WIDTH, HEIGHT] = [320, 160];

/** Marks fill a square of 80 whose middle is (64, 80). */
const MARKS = {
  /** A river between two banks. */
  mono: () =>
    clipped(
      'm',
      disc(64, 80, 40),
      fill(terracotta, rect(24, 40, 80, 80)),
      stroke(
        paper,
        9,
        repeat(3, (i) => `M14 ${60 + i * 20}q12-12 25 0t25 0t25 0t25 0`),
      ),
    ),
  /** A hedge: leaves on both sides of a stem. */
  haies: () =>
    stroke(ink, 5, line([64, 122], [64, 44])) +
    fill(
      green,
      repeat(
        3,
        (i) => leaf([64, 114 - i * 24], [32, 92 - i * 24], 0.75) + leaf([96, 92 - i * 24], [64, 114 - i * 24], 0.75),
      ),
    ),
  /** Two brackets around a diamond. */
  code: () =>
    stroke(sky, 11, line([48, 46], [28, 80], [48, 114]), line([80, 46], [100, 80], [80, 114])) +
    fill(ochre, diamond(64, 80, 16)),
  /** Overlapping hills. */
  umuganda: () =>
    clipped(
      'u',
      rect(20, 36, 88, 76),
      fill(green, disc(42, 116, 40)),
      fill(ink, disc(92, 118, 36)),
      fill(ochre, disc(66, 128, 34)),
    ) + fill(terracotta, disc(70, 50, 12)),
  /** A wheel with a lightning stroke. */
  zemidjan: () =>
    fill(ink, disc(64, 80, 42)) +
    fill(paper, disc(64, 80, 32)) +
    fill(ink, dotRing(64, 80, 37, 16, 2.4)) +
    fill(green, polygon([70, 46], [46, 86], [62, 86], [56, 114], [82, 72], [66, 72])),
  /** Default for partners without a mark. */
  losange: () =>
    fill(terracotta, steppedDiamond(64, 80, 6, 7)) +
    fill(paper, steppedDiamond(64, 80, 4, 7)) +
    fill(ink, steppedDiamond(64, 80, 2, 7)),
  soleil: () => fill(clay, dotRing(64, 80, 34, 12, 7)) + fill(ink, disc(64, 80, 22)) + fill(ochre, disc(64, 80, 11)),
} as const;

const UNKNOWN = [MARKS.losange, MARKS.soleil] as const;

const markOf = (slug: string): string =>
  (Object.entries(MARKS).find(([key]) => slug.includes(key))?.[1] ?? UNKNOWN[hashText(slug) % 2] ?? MARKS.losange)();

/** Splits the name into one to three lines of similar length. */
const nameLines = (name: string): string[] => {
  const words = name.split(' ');
  if (name.length <= 10 || words.length === 1) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
};

const longest = (lines: string[]): number => Math.max(...lines.map((text) => text.length));

const words = (lines: string[], x: number, width: number): string => {
  const widest = Math.max(...lines.map((text) => wordShape(text, 'display', 100).width));
  const size = Math.min(32, (width / widest) * 100);
  const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.08) / 2 + size * 0.33;
  return fill(ink, ...lines.map((text, index) => wordShape(text, 'display', size, x, top + index * size * 1.08).d));
};

/** A partner's mark and name. The name is drawn as outlines; its text is the picture's alternative in the page. */
export const drawLogo = (slug: string, name: string): string =>
  svgFile(WIDTH, HEIGHT, fill(paper, rect(0, 0, WIDTH, HEIGHT)), markOf(slug), words(nameLines(name), 124, 180));

const badge = (lines: string[], mark: string): string =>
  svgFile(
    WIDTH,
    HEIGHT,
    fill(paper, rect(0, 0, WIDTH, HEIGHT)),
    stroke(ink, 3, rect(9, 9, WIDTH - 18, HEIGHT - 18)),
    fill(
      ochre,
      repeat(15, (i) => diamond(20 + i * 20, 147, 4) + diamond(20 + i * 20, 13, 4)),
    ),
    mark,
    words(lines, 124, 172),
  );

/** Word badges that name the labels; not the artwork of their owners. */
export const drawLabels = (): [string, string][] => [
  [
    'best-place-to-work',
    badge(
      ['Best Place', 'to Work'],
      fill(terracotta, polygon([64, 44], [104, 76], [24, 76])) +
        fill(ink, rect(34, 80, 60, 38)) +
        fill(ochre, rect(56, 92, 16, 26)),
    ),
  ],
  [
    'ecovadis',
    badge(['EcoVadis'], fill(green, leaf([34, 112], [94, 48], 0.8)) + stroke(paper, 4, line([40, 106], [84, 58]))),
  ],
];
