/** Six layouts, which divide a picture into slots. */
import type { Ink } from './brand-colors';
import { disc, polygon, rect, steppedDiamond } from './svg-paths';
import type { Point } from './svg-paths';
import type { Random } from '../lib/seeded-random';

export type Box = { x: number; y: number; width: number; height: number };

/** A part of a picture: its outline, its bounding box, and its role. */
export type Slot = { d: string; box: Box } & (
  { role: 'field' | 'large' | 'center' | 'border' } | { role: 'flat'; ink: Ink }
);

type Layout = (width: number, height: number, random: Random) => Slot[];

const piece = (role: 'field' | 'large' | 'border', x: number, y: number, width: number, height: number): Slot => ({
  role,
  d: rect(x, y, width, height),
  box: { x, y, width, height },
});

const flat = (ink: Ink, x: number, y: number, width: number, height: number): Slot => ({
  role: 'flat',
  ink,
  d: rect(x, y, width, height),
  box: { x, y, width, height },
});

type Piece = { share: number; lay: (x: number, width: number) => Slot };

/** Arranges pieces from left to right, or from right to left, by their share of the width. */
const acrossFrom = (width: number, mirrored: boolean, pieces: Piece[]): Slot[] => {
  let at = 0;
  return (mirrored ? [...pieces].reverse() : pieces).map(({ share, lay }) => {
    const slot = lay(at, share * width);
    at += share * width;
    return slot;
  });
};

/** A large motif, a border, the field, and a calm edge. */
const column: Layout = (width, height, random) => {
  const large = Math.min(0.5, height / width);
  const band = 0.05;
  return acrossFrom(width, random.next() < 0.5, [
    { share: large, lay: (x, w) => piece('large', x, 0, w, height) },
    { share: band, lay: (x, w) => piece('border', x, 0, w, height) },
    { share: 0.8 - large, lay: (x, w) => piece('field', x, 0, w, height) },
    { share: 0.2 - band, lay: (x, w) => flat('calm', x, 0, w, height) },
  ]);
};

/** The field above, a border, and a calm hem below. */
const hem: Layout = (width, height) => {
  const band = height / 12;
  const top = height * (7 / 12);
  return [
    piece('field', 0, 0, width, top),
    piece('border', 0, top, width, band),
    flat('calm', 0, top + band, width, height - top - band),
    flat('accent', 0, height - band * 1.5, width, band / 4),
  ];
};

/** The edge of a stairway that descends from the top to the bottom of the picture. */
const stairway = (from: number, to: number, height: number, count: number): Point[] =>
  Array.from({ length: count }, (_, step): Point[] => {
    const x = from + ((to - from) * step) / (count - 1);
    return [
      [x, (height * step) / count],
      [x, (height * (step + 1)) / count],
    ];
  }).flat();

/** A calm zone, with the field on one side of a staircase. */
const stairs: Layout = (width, height, random) => {
  const [from, to] = random.next() < 0.5 ? [0.78, 0.42] : [0.42, 0.78];
  const edge = (shift: number): string => {
    const down = from > to ? shift : -shift;
    const steps = stairway(from * width + shift, to * width + shift, height, 6);
    return polygon([0, 0], ...steps.map(([x, y]): Point => [x, y + down]), [0, height]);
  };
  const tread = width / 60;
  const box = { x: 0, y: 0, width, height };
  return [
    flat('calm', 0, 0, width, height),
    { role: 'flat', ink: 'accent', d: edge(tread * 2), box },
    { role: 'flat', ink: 'figure', d: edge(tread), box },
    { role: 'field', d: edge(0), box },
  ];
};

/** A field over the whole picture, with one medallion on it. */
const medallion: Layout = (width, height, random) => {
  const [x, y, step] = [width * random.pick([0.34, 0.66]), height / 2, height / 22];
  const stone = (ink: Ink, steps: number): Slot => {
    const size = steps * step * 2;
    return {
      role: 'flat',
      ink,
      d: steppedDiamond(x, y, steps, step),
      box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
    };
  };
  const radius = step * 4;
  return [
    piece('field', 0, 0, width, height),
    stone('figure', 10),
    stone('calm', 9),
    {
      role: 'center',
      d: disc(x, y, radius),
      box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    },
  ];
};

/** Three panels: calm, large motif, field. */
const triptych: Layout = (width, height, random) =>
  acrossFrom(width, random.next() < 0.5, [
    { share: 0.24, lay: (x, w) => flat('calm', x, 0, w, height) },
    { share: 0.04, lay: (x, w) => piece('border', x, 0, w, height) },
    { share: 0.36, lay: (x, w) => piece('large', x, 0, w, height) },
    { share: 0.04, lay: (x, w) => piece('border', x, 0, w, height) },
    { share: 0.32, lay: (x, w) => piece('field', x, 0, w, height) },
  ]);

/** A draped textile on a calm ground: a large motif above, a border as its fringe. */
const drape: Layout = (width, height, random) => {
  const left = random.pick([0.06, 0.3]) * width;
  const [drapeWidth, band] = [0.64 * width, height / 11];
  return [
    flat('calm', 0, 0, width, height),
    piece('large', left, 0, drapeWidth, height * 0.7),
    piece('border', left, height * 0.7, drapeWidth, band),
    flat('accent', left, height * 0.7 + band, drapeWidth, band / 3),
  ];
};

export const LAYOUTS = { column, hem, stairs, medallion, triptych, drape } as const satisfies Record<string, Layout>;

export const LAYOUT_NAMES = [
  'column',
  'hem',
  'stairs',
  'triptych',
  'medallion',
  'drape',
] as const satisfies (keyof typeof LAYOUTS)[];
