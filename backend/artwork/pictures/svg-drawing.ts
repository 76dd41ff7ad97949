/** Helpers that write the SVG of drawn pictures. */
import type { FamilyName, Layer, Tile } from '@vipp/shared/artwork/pattern-motifs';
import { FAMILIES } from '@vipp/shared/artwork/pattern-motifs';
import { bandPicture } from '@vipp/shared/artwork/pattern-picture';
import type { Scheme, SchemeName } from '@vipp/shared/artwork/brand-colors';
import { SCHEMES } from '@vipp/shared/artwork/brand-colors';

export const fill = (color: string, ...forms: string[]): string => `<path fill="${color}" d="${forms.join('')}"/>`;

export const stroke = (color: string, width: number, ...forms: string[]): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${forms.join('')}"/>`;

export const group = (transform: string, ...children: string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const svgFile = (width: number, height: number, ...children: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>\n`;

/** Clips `children` to the shape `form`; the name must be unique in the file. */
export const clipped = (name: string, form: string, ...children: string[]): string =>
  `<clipPath id="${name}"><path d="${form}"/></clipPath><g clip-path="url(#${name})">${children.join('')}</g>`;

const layerMarkup = ({ d, ink, width }: Layer, scheme: Scheme): string =>
  width === undefined ? fill(scheme[ink], d) : stroke(scheme[ink], width, d);

/** A rectangle filled with the pattern of a family; `scale` is in pixels per grid unit. */
export const patternPiece = (
  family: FamilyName,
  palette: SchemeName,
  box: { x: number; y: number; width: number; height: number },
  scale: number,
): string => {
  const tile: Tile = FAMILIES[family];
  const scheme = SCHEMES[palette];
  const name = `${family}${Math.round(box.x)}-${Math.round(box.y)}`;
  const [columns, rows] = [
    Math.ceil(box.width / (tile.width * scale)) + 1,
    Math.ceil(box.height / (tile.height * scale)) + 1,
  ];
  const uses = Array.from(
    { length: columns * rows },
    (_, index) =>
      `<use href="#${name}" x="${(index % columns) * tile.width}" y="${Math.floor(index / columns) * tile.height}"/>`,
  );
  return [
    `<defs><g id="${name}">${tile.layers.map((layer) => layerMarkup(layer, scheme)).join('')}</g></defs>`,
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">`,
    `<path fill="${scheme.ground}" d="M0 0h${box.width}v${box.height}h${-box.width}z"/>`,
    group(`scale(${scale})`, ...uses),
    '</svg>',
  ].join('');
};

/** A patterned band across a picture. */
export const bandAt = (
  seed: string,
  palette: SchemeName,
  x: number,
  y: number,
  width: number,
  height: number,
): string => bandPicture(seed, { width, height, palette }).replace('<svg ', `<svg x="${x}" y="${y}" `);
