/**
 * Pictures of the brand pattern as data, before they become SVG.
 *
 * A picture has a field of small motifs, the same motif very large, borders between them and a calm zone. The layout
 * decides their places; the seed decides motif, colours and layout.
 */
import type { Ink, Scheme, SchemeName } from './brand-colors';
import { SCHEME_NAMES, SCHEMES } from './brand-colors';
import type { Box, Slot } from './pattern-layouts';
import { LAYOUT_NAMES, LAYOUTS } from './pattern-layouts';
import type { FamilyName, Tile } from './pattern-motifs';
import { FAMILIES, FAMILY_NAMES } from './pattern-motifs';
import { seededRandom } from '../lib/seeded-random';
import { borderTile } from './pattern-borders';

/** A tile and its placement. */
export type TilePlacement = {
  tile: Tile;
  /** Pixels per grid unit. */
  scale: number;
  /** Origin of the first tile, in pixels. */
  x: number;
  y: number;
  /** True when it is rotated by 90 degrees, for vertical bands. */
  upright: boolean;
};

/** A part of a picture: an outline filled with one colour, then covered with tiles when it has a placement. */
export type Area = { d: string; box: Box; ground: Ink; placement?: TilePlacement };

export type Picture = { width: number; height: number; scheme: Scheme; areas: readonly Area[] };

export type PictureOptions = {
  /** In pixels. */
  width: number;
  height: number;
  /** Colour scheme; chosen by the seed when absent. */
  palette?: SchemeName;
  /** Motif family; chosen by the seed when absent. */
  family?: FamilyName;
};

/** Rows of motifs that the field has. */
const REPEATS = [3, 4] as const;

/** Centres a tile in the box. */
const centred = (tile: Tile, box: Box, scale: number): TilePlacement => ({
  tile,
  scale,
  x: box.x + (box.width - tile.width * scale) / 2,
  y: box.y + (box.height - tile.height * scale) / 2,
  upright: false,
});

const field = (tile: Tile, box: Box, scale: number): TilePlacement => ({ ...centred(tile, box, scale), y: box.y });

/** Places a tile so that its main motif fills the box. */
const fillWithMainMotif = (tile: Tile, box: Box): TilePlacement => {
  const mainMotif = tile.mainMotif ?? {
    x: tile.width / 2,
    y: tile.height / 2,
    size: Math.min(tile.width, tile.height),
  };
  const scale = box.height / mainMotif.size;
  const [x, y] = [box.x + box.width / 2 - mainMotif.x * scale, box.y + box.height / 2 - mainMotif.y * scale];
  return { tile, scale, x, y, upright: false };
};

const along = (tile: Tile, box: Box): TilePlacement => {
  const upright = box.height > box.width;
  const scale = (upright ? box.width : box.height) / tile.height;
  return { tile, scale, x: upright ? box.x + box.width : box.x, y: box.y, upright };
};

/** Origins of the tiles that cover a box, in grid units, as columns and rows. */
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

/** Composes a picture; the same seed and options give the same picture everywhere. */
export const composePicture = (seed: string, options: PictureOptions): Picture => {
  const random = seededRandom(seed);
  const { width, height } = options;
  const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
  const tile = FAMILIES[options.family ?? random.pick(FAMILY_NAMES)];
  const layout = LAYOUTS[random.pick(LAYOUT_NAMES)];
  const repeats = random.pick(REPEATS);
  const edge = borderTile(random);

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
      case 'large':
        return { d, box, ground: 'ground', placement: centred(tile, box, box.height / tile.width) };
      case 'center':
        return { d, box, ground: 'ground', placement: fillWithMainMotif(tile, box) };
      case 'border':
        return { d, box, ground: 'figure', placement: along(edge, box) };
    }
  };
  return { width, height, scheme, areas: layout(width, height, random).map(areaOf) };
};

/** Composes a thin band: one border along its whole length. */
export const composeBand = (seed: string, options: Pick<PictureOptions, 'width' | 'height' | 'palette'>): Picture => {
  const random = seededRandom(seed);
  const { width, height } = options;
  const scheme = SCHEMES[options.palette ?? random.pick(SCHEME_NAMES)];
  const box = { x: 0, y: 0, width, height };
  const d = `M0 0h${width}v${height}h${-width}z`;
  return { width, height, scheme, areas: [{ d, box, ground: 'figure', placement: along(borderTile(random), box) }] };
};
