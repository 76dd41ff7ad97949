/**
 * The motif families: each is a seamless tile, named after the West African textile that it resembles. The caller
 * paints the ground. Shapes that continue in the next tile extend a little over the edge, so that no hairline shows.
 */
import type { Ink } from './brand-colors';
import { diamond, disc, dotRing, leaf, line, polygon, rect, repeat, scaleFan, steppedDiamond } from './svg-paths';

/** One shape of one colour: filled, or stroked with a line of `width` units. */
export type Layer = { d: string; ink: Ink; width?: number };

/**
 * Size in grid units, and layers from back to front. `mainMotif` is the square of the main motif, by its centre, when
 * that is not the whole tile.
 */
export type Tile = {
  width: number;
  height: number;
  layers: readonly Layer[];
  mainMotif?: { x: number; y: number; size: number };
};

const fill = (ink: Ink, ...forms: string[]): Layer => ({ d: forms.join(''), ink });
const stroke = (ink: Ink, width: number, ...forms: string[]): Layer => ({ d: forms.join(''), ink, width });

/** Narrow strips with blocks and stepped diamonds in alternation. */
const kente: Tile = {
  width: 16,
  height: 16,
  mainMotif: { x: 12, y: 4, size: 8 },
  layers: [
    fill('figure', rect(0, 0, 8, 8), rect(8, 8, 8, 8)),
    fill('accent', rect(0, 1, 8, 1), rect(0, 6, 8, 1), rect(8, 9, 8, 1), rect(8, 14, 8, 1)),
    fill('ground', rect(0, 3, 8, 0.5), rect(0, 4.5, 8, 0.5), rect(8, 11, 8, 0.5), rect(8, 12.5, 8, 0.5)),
    fill('spark', steppedDiamond(4, 12, 3), steppedDiamond(12, 4, 3)),
    fill('ground', steppedDiamond(4, 12, 2), steppedDiamond(12, 4, 2)),
    fill('figure', steppedDiamond(4, 12, 1), steppedDiamond(12, 4, 1)),
  ],
};

/** Rows as on bogolan: broken lines, crosses and teeth on a dark ground. */
const bogolan: Tile = {
  width: 16,
  height: 32,
  mainMotif: { x: 12, y: 18, size: 8 },
  layers: [
    fill('figure', rect(-0.3, 0, 16.6, 1), rect(-0.3, 13, 16.6, 1), rect(-0.3, 22, 16.6, 1), rect(-0.3, 29, 16.6, 0.5)),
    stroke('figure', 1.2, line([-1, 10], [4, 4], [8, 9], [12, 4], [17, 10])),
    fill('accent', diamond(8, 5, 1.4), diamond(16, 5, 1.4), disc(4, 10, 0.9), disc(12, 10, 0.9)),
    stroke('figure', 1.1, line([1.5, 15.5], [6.5, 20.5]), line([6.5, 15.5], [1.5, 20.5])),
    fill('figure', rect(9.5, 15.5, 5, 5)),
    fill('ground', rect(10.6, 16.6, 2.8, 2.8)),
    fill('spark', rect(11.3, 17.3, 1.4, 1.4)),
    fill(
      'figure',
      repeat(4, (i) => polygon([i * 4, 23], [i * 4 + 4, 23], [i * 4 + 2, 27])),
    ),
  ],
};

const LEAF_CELLS = [
  [18, 6],
  [6, 18],
] as const;

/** Squares of the starch-resist technique: ringed suns, leaves and seeds, pale on indigo. */
const adire: Tile = {
  width: 24,
  height: 24,
  mainMotif: { x: 6, y: 6, size: 11 },
  layers: [
    fill('figure', disc(6, 6, 4.8), disc(18, 18, 4.8)),
    fill('ground', disc(6, 6, 4), disc(18, 18, 4)),
    fill('figure', dotRing(6, 6, 2.9, 10, 0.5), dotRing(18, 18, 2.9, 10, 0.5)),
    fill('accent', disc(6, 6, 1.5), disc(18, 18, 1.5)),
    fill(
      'figure',
      ...LEAF_CELLS.flatMap(([x, y]) =>
        [-4.8, 4.8].flatMap((dx) => [-4.8, 4.8].map((dy) => leaf([x, y], [x + dx, y + dy], 0.75))),
      ),
    ),
    fill('spark', ...LEAF_CELLS.map(([x, y]) => dotRing(x, y, 3.6, 4, 0.8))),
    stroke('figure', 0.5, ...[0, 12].map((at) => line([at, -0.3], [at, 24.3]) + line([-0.3, at], [24.3, at]))),
  ],
};

/** Nested diamonds beside facing triangles, as on stitched royal textiles. */
const ndop: Tile = {
  width: 16,
  height: 16,
  mainMotif: { x: 4, y: 4, size: 9 },
  layers: [
    fill('figure', diamond(4, 4, 4), diamond(12, 12, 4)),
    fill('ground', diamond(4, 4, 3), diamond(12, 12, 3)),
    fill('accent', diamond(4, 4, 2), diamond(12, 12, 2)),
    fill(
      'figure',
      ...[
        [8, 0],
        [0, 8],
      ].flatMap(([x = 0, y = 0]) => [
        polygon([x, y], [x + 4, y + 4], [x, y + 8]),
        polygon([x + 8, y], [x + 4, y + 4], [x + 8, y + 8]),
      ]),
    ),
    fill(
      'spark',
      polygon([10, 0.8], [14, 0.8], [12, 2.8]),
      polygon([10, 7.2], [14, 7.2], [12, 5.2]),
      polygon([2, 8.8], [6, 8.8], [4, 10.8]),
      polygon([2, 15.2], [6, 15.2], [4, 13.2]),
    ),
  ],
};

/** Large nested stepped diamonds. */
const degres: Tile = {
  width: 20,
  height: 20,
  layers: [
    fill('figure', steppedDiamond(10, 10, 10)),
    fill('ground', steppedDiamond(10, 10, 8)),
    fill('figure', steppedDiamond(10, 10, 6)),
    fill('accent', steppedDiamond(10, 10, 4)),
    fill('spark', steppedDiamond(10, 10, 2)),
    fill('accent', steppedDiamond(0, 0, 4)),
    fill('ground', steppedDiamond(0, 0, 2)),
  ],
};

/** Concentric ripples, as in wax prints. */
const disques: Tile = {
  width: 18,
  height: 18,
  layers: [
    fill('figure', disc(9, 9, 8.4)),
    fill('ground', disc(9, 9, 7.4)),
    fill('figure', dotRing(9, 9, 6.4, 20, 0.5), disc(9, 9, 5.3)),
    fill('accent', disc(9, 9, 4)),
    fill('ground', disc(9, 9, 2.6)),
    fill('spark', disc(9, 9, 1.3)),
    fill('figure', disc(0, 0, 2.2)),
    fill('ground', disc(0, 0, 1)),
  ],
};

const SCALES = [
  [0, 0],
  [8, 8],
] as const;
const scales = (radius: number): string => SCALES.map(([x, y]) => scaleFan(x, y, radius)).join('');

/** Scales that overlap row by row. */
const ecailles: Tile = {
  width: 16,
  height: 16,
  layers: [
    fill('figure', scales(8)),
    fill('ground', scales(7)),
    fill('spark', scaleFan(0, 0, 5.2)),
    fill('accent', scaleFan(8, 8, 5.2)),
    fill('ground', scales(4)),
    fill('figure', scales(2.4)),
  ],
};

/** Plaited mats: three strands over, three strands under. */
const vannerie: Tile = {
  width: 16,
  height: 16,
  layers: [
    fill(
      'figure',
      ...[0, 5.4].flatMap((at) => [
        rect(0.5, 0.5 + at, 7, 1.6),
        rect(8.5, 8.5 + at, 7, 1.6),
        rect(8.5 + at, 0.5, 1.6, 7),
        rect(0.5 + at, 8.5, 1.6, 7),
      ]),
    ),
    fill('accent', rect(0.5, 3.2, 7, 1.6), rect(8.5, 11.2, 7, 1.6)),
    fill('spark', rect(11.2, 0.5, 1.6, 7), rect(3.2, 8.5, 1.6, 7)),
  ],
};

const zigzag = (top: number, thickness: number): string =>
  polygon(
    [-0.3, top + 0.3],
    [8, top - 8],
    [16.3, top + 0.3],
    [16.3, top + thickness + 0.3],
    [8, top + thickness - 8],
    [-0.3, top + thickness + 0.3],
  );

/** Zigzags as of warp dyeing, thick beside thin. */
const chevrons: Tile = {
  width: 16,
  height: 16,
  layers: [
    fill('figure', zigzag(0, 4)),
    fill('accent', zigzag(6, 2)),
    fill('figure', zigzag(10, 0.8)),
    fill('spark', zigzag(12.6, 1.4)),
  ],
};

export const FAMILIES = {
  kente,
  bogolan,
  adire,
  ndop,
  degres,
  disques,
  ecailles,
  vannerie,
  chevrons,
} as const satisfies Record<string, Tile>;

export type FamilyName = keyof typeof FAMILIES;

/** In an order in which similar families are not adjacent, for lists that use them in turn. */
export const FAMILY_NAMES = [
  'kente',
  'disques',
  'ndop',
  'bogolan',
  'ecailles',
  'vannerie',
  'adire',
  'chevrons',
  'degres',
] as const satisfies FamilyName[];
