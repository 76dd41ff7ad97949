/** Pictures of the brand pattern as SVG; each article, page and document has its own seed. */
import type { Area, TilePlacement, Picture, PictureOptions } from './pattern-composition';
import { composeBand, composePicture, tileOrigins } from './pattern-composition';
import type { Scheme } from './brand-colors';
import type { Layer, Tile } from './pattern-motifs';
import { hashText } from '../lib/seeded-random';

const round = (value: number): number => Math.round(value * 1000) / 1000;

const layerMarkup = ({ d, ink, width }: Layer, scheme: Scheme): string =>
  width === undefined
    ? `<path fill="${scheme[ink]}" d="${d}"/>`
    : `<path fill="none" stroke="${scheme[ink]}" stroke-width="${width}" d="${d}"/>`;

/** Copies of one drawing, each moved along one axis. */
const uses = (id: string, axis: 'x' | 'y', origins: number[]): string =>
  origins.map((at) => `<use href="#${id}" ${axis}="${round(at)}"/>`).join('');

/** Defines the drawing of each tile once, for references by id. */
const tileDefinitions = (picture: Picture, prefix: string): { markup: string; idOf: (tile: Tile) => string } => {
  const tiles = [
    ...new Set(picture.areas.flatMap(({ placement }) => (placement === undefined ? [] : [placement.tile]))),
  ];
  const idOf = (tile: Tile): string => `${prefix}t${tiles.indexOf(tile)}`;
  const drawing = (tile: Tile): string => tile.layers.map((layer) => layerMarkup(layer, picture.scheme)).join('');
  return { markup: tiles.map((tile) => `<g id="${idOf(tile)}">${drawing(tile)}</g>`).join(''), idOf };
};

/** Uses `<use>` and not `<pattern>`, which clips each tile and leaves hairlines when scaled. */
const tilesMarkup = (placement: TilePlacement, { d, box }: Area, tileId: string, id: string): string => {
  const { columns, rows } = tileOrigins(placement, box);
  const transform = `translate(${round(placement.x)} ${round(placement.y)})${placement.upright ? 'rotate(90)' : ''}scale(${round(placement.scale)})`;
  return [
    `<clipPath id="${id}c"><path d="${d}"/></clipPath><defs><g id="${id}r">${uses(tileId, 'x', columns)}</g></defs>`,
    `<g clip-path="url(#${id}c)"><g transform="${transform}">${uses(`${id}r`, 'y', rows)}</g></g>`,
  ].join('');
};

const pictureMarkup = (picture: Picture, prefix: string): string => {
  const { width, height, scheme } = picture;
  const tiles = tileDefinitions(picture, prefix);
  const areas = picture.areas.map((area, index) => {
    const painted = `<path fill="${scheme[area.ground]}" d="${area.d}"/>`;
    const { placement } = area;
    return placement === undefined
      ? painted
      : painted + tilesMarkup(placement, area, tiles.idOf(placement.tile), `${prefix}${index}`);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
    `<defs>${tiles.markup}</defs>${areas.join('')}</svg>`,
  ].join('');
};

const idPrefix = (kind: string, seed: string, options: object): string =>
  `${kind}${hashText(`${seed}|${JSON.stringify(options)}`).toString(36)}`;

/**
 * Draws a picture as SVG markup of at most 6 kB, without text or script. Deterministic; ids derive from the seed and
 * the options, so that several pictures may be in one page. Hidden from assistive technology, as a decoration.
 *
 * @param options size in pixels; `palette` and `family` override the choices of the seed
 */
export const patternPicture = (seed: string, options: PictureOptions): string =>
  pictureMarkup(composePicture(seed, options), idPrefix('t', seed, options));

/** Draws a thin band as SVG markup, for section separators and banners; it repeats along its longer side. */
export const bandPicture = (seed: string, options: Pick<PictureOptions, 'width' | 'height' | 'palette'>): string =>
  pictureMarkup(composeBand(seed, options), idPrefix('b', seed, options));
