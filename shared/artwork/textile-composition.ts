/**
 * Pictures as data: what is laid where, before it becomes SVG or PDF.
 *
 * A picture has a field (the motif, small), a giant (the same motif, very large), selvedges between them and a
 * calm zone. Where each goes is the layout; which motif, which colours, which layout: the seed.
 */
import type { Ink, Scheme, SchemeName } from './textile-inks';
import { SCHEME_NAMES, SCHEMES } from './textile-inks';
import type { Box, LayoutName, Slot } from './textile-layouts';
import { LAYOUT_NAMES, LAYOUTS } from './textile-layouts';
import type { FamilyName, Tile } from './textile-motifs';
import { FAMILIES, FAMILY_NAMES } from './textile-motifs';
import { seededRandom } from '../lib/textile-random';
import { selvedgeTile } from './textile-selvedges';

/** A tile, and how it is laid. */
export type TilePlacement = {
  tile: Tile;
  /** Pixels per grid unit. */
  scale: number;
  /** Where the first tile begins, in pixels. */
  x: number;
  y: number;
  /** Turned a quarter to the right, for upright bands. */
  upright: boolean;
};

/** One piece of a picture: an outline painted flat, then covered with tiles when it has a placement. */
export type Area = { d: string; box: Box; ground: Ink; placement?: TilePlacement };

export type Picture = { width: number; height: number; scheme: Scheme; areas: readonly Area[] };

export type PictureOptions = {
  /** Pixels. */
  width: number;
  height: number;
  /** Colour scheme; the seed chooses when it is left out. */
  palette?: SchemeName;
  /** Motif family; the seed chooses when it is left out. */
  family?: FamilyName;
  /** How the picture is divided; the seed chooses when it is left out. */
  layout?: LayoutName;
  /** How small the motifs of the field are. */
  density?: 'airy' | 'regular' | 'dense';
};

const REPEATS = { airy: [2, 2.5], regular: [3, 4], dense: [5, 6] } as const;

/** Places a tile in the middle of the box. */
const centred = (tile: Tile, box: Box, scale: number): TilePlacement => ({
  tile,
  scale,
  x: box.x + (box.width - tile.width * scale) / 2,
  y: box.y + (box.height - tile.height * scale) / 2,
  upright: false,
});

const field = (tile: Tile, box: Box, scale: number): TilePlacement => ({ ...centred(tile, box, scale), y: box.y });

/** Lays a tile so that its main motif fills the box. */
const heartOf = (tile: Tile, box: Box): TilePlacement => {
  const heart = tile.heart ?? { x: tile.width / 2, y: tile.height / 2, size: Math.min(tile.width, tile.height) };
  const scale = box.height / heart.size;
  const [x, y] = [box.x + box.width / 2 - heart.x * scale, box.y + box.height / 2 - heart.y * scale];
  return { tile, scale, x, y, upright: false };
};

const along = (tile: Tile, box: Box): TilePlacement => {
  const upright = box.height > box.width;
  const scale = (upright ? box.width : box.height) / tile.height;
  return { tile, scale, x: upright ? box.x + box.width : box.x, y: box.y, upright };
};

/** Which tiles cover a box: the origin of each, in grid units, as columns and rows. */
export const tileOrigins = (
  { tile, scale, x, y, upright }: TilePlacement,
  box: Box,
): { columns: number[]; rows: number[] } => {
  const span = (from: number, to: number, size: number): number[] => {
    const first = Math.floor(from / (size * scale) + 1e-6);
    const count = Math.ceil(to / (size * scale) - 1e-6) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * size);
  };
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return upright
    ? { columns: span(box.y - y, bottom - y, tile.width), rows: span(x - right, x - box.x, tile.height) }
    : { columns: span(box.x - x, right - x, tile.width), rows: span(box.y - y, bottom - y, tile.height) };
};

/** Decides a picture from its seed: the same seed and options give the same picture everywhere. */
export const composePicture = (seed: string, options: PictureOptions): Picture => {
  const random = seededRandom(seed);
  const { width, height, density = 'regular' } = options;
  const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
  const tile = FAMILIES[options.family ?? random.pick(FAMILY_NAMES)];
  const layout = LAYOUTS[options.layout ?? random.pick(LAYOUT_NAMES)];
  const repeats = random.pick(REPEATS[density]);
  const edge = selvedgeTile(random);

  const areaOf = (slot: Slot): Area => {
    const { d, box } = slot;
    switch (slot.role) {
      case 'flat':
        return { d, box, ground: slot.ink };
      case 'field':
        return {
          d,
          box,
          ground: 'ground',
          placement: field(tile, box, height / (repeats * Math.min(tile.height, 20))),
        };
      case 'giant':
        return { d, box, ground: 'ground', placement: centred(tile, box, box.height / tile.width) };
      case 'eye':
        return { d, box, ground: 'ground', placement: heartOf(tile, box) };
      case 'selvedge':
        return { d, box, ground: 'figure', placement: along(edge, box) };
    }
  };
  return { width, height, scheme, areas: layout(width, height, random).map(areaOf) };
};

/** A thin band: one selvedge along the whole length. */
export const composeBand = (seed: string, options: Pick<PictureOptions, 'width' | 'height' | 'palette'>): Picture => {
  const random = seededRandom(seed);
  const { width, height } = options;
  const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
  const box = { x: 0, y: 0, width, height };
  const d = `M0 0h${width}v${height}h${-width}z`;
  return { width, height, scheme, areas: [{ d, box, ground: 'figure', placement: along(selvedgeTile(random), box) }] };
};
