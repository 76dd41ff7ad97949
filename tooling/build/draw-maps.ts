/**
 * Writes the maps of mf-content/src/model: country-maps.ts, their sizes and towns, and country-outlines.ts, their path data, which
 * is loaded by itself: `node tooling/command.mjs draw-maps`. Source: Natural Earth (public domain), as packaged by world-atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as Shape,
  Polygon as SimpleShape,
  Topology,
} from 'topojson-specification';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
type Atlas = Topology<{ countries: GeometryCollection }>;
type Point = readonly [number, number];
type Ring = readonly Point[];
/** West, south, east, north. */
type Bounds = readonly [number, number, number, number];
type Place = (point: Point) => Point;

const readAtlas = (scale: string): Atlas =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8'));

const MODEL = path.join(root, 'mf-content/src/model');
const COUNTRIES = { FR: '250', BJ: '204', RW: '646', TG: '768' };
type Code = keyof typeof COUNTRIES;
const TOWNS: Readonly<Record<Code, readonly (readonly [name: string, lon: number, lat: number])[]>> = {
  FR: [
    ['Anteuil', 6.57, 47.38],
    ['Paris', 2.35, 48.86],
  ],
  BJ: [['Cotonou', 2.42, 6.37]],
  RW: [['Kigali', 30.06, -1.94]],
  TG: [['Lomé', 1.22, 6.13]],
};
/** France without its overseas parts. */
const METROPOLE: Bounds = [-6, 41, 10, 52];
/** The west of Europe and Africa. */
const OVERVIEW: Bounds = [-19, -36, 52, 60];

const polygonsOf = (geometry: Polygon | MultiPolygon): number[][][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
const toPoint = ([x = NaN, y = NaN]: readonly number[]): Point => [x, y];
const outerRings = (geometry: Polygon | MultiPolygon): Ring[] =>
  polygonsOf(geometry).map(([outer = []]) => outer.map(toPoint));

const isInside =
  ([west, south, east, north]: Bounds) =>
  ([lon, lat]: Point): boolean =>
    lon > west && lon < east && lat > south && lat < north;
const isWithin =
  (bounds: Bounds) =>
  (ring: Ring): boolean =>
    ring.every(isInside(bounds));

/** Mercator, in degrees, so that near the equator one unit is one degree. */
const mercator = ([lon, lat]: Point): Point => [
  lon,
  (-180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)),
];

/** Scales projected points to a box whose longer side is `size`, with a margin around. */
function fitting(rings: readonly Ring[], size: number, margin = 0): { place: Place; viewBox: string } {
  const points = rings.flat().map(mercator);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (size - 2 * margin) / Math.max(width, height);
  const place = (point: Point): Point => {
    const [x, y] = mercator(point);
    return [(x - left) * scale + margin, (y - top) * scale + margin];
  };
  return { place, viewBox: `0 0 ${Math.ceil(width * scale + 2 * margin)} ${Math.ceil(height * scale + 2 * margin)}` };
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Douglas and Peucker: drops the points that lie within `tolerance` of the line without them. */
function simplify(points: Ring, tolerance: number): Ring {
  const [first, last] = [points.at(0), points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let [far, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last);
    if (away > distance) [far, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [...simplify(points.slice(0, far + 1), tolerance), ...simplify(points.slice(far), tolerance).slice(1)];
}

/** Sutherland and Hodgman: the part of a ring inside the bounds. */
function clip(ring: Ring, [west, south, east, north]: Bounds): Ring {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((points: Ring, [axis, limit, sign]) => {
    const inside = (point: Point): boolean => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index): Point[] => {
      const before = points.at(index - 1) ?? point;
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      return inside(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** Path data in whole units, which are a pixel or less on screens, and in relative steps, which are shorter. */
function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const steps = points.slice(1).map(([x, y], index): Point => {
        const [lastX, lastY] = points[index] ?? [0, 0];
        return [x - lastX, y - lastY];
      });
      const written = ([x, y]: Point): string => `${x} ${y}`.replace(' -', '-');
      const moves = steps.filter(([x, y]) => x !== 0 || y !== 0).map(written);
      return `M${written(points[0] ?? [0, 0])}l${moves.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

const drawn = (rings: readonly Ring[], place: Place, tolerance: number): string =>
  pathOf(rings.map((ring) => simplify(ring.map(place), tolerance)).filter((ring) => ring.length > 3));

const townsOf = (code: Code, place: Place): { name: string; x: number; y: number }[] =>
  TOWNS[code].map(([name, lon, lat]) => {
    const [x, y] = place([lon, lat]);
    return { name, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });

const world = readAtlas('50m');
const isCountry = (shape: GeometryCollection['geometries'][number]): shape is Shape | SimpleShape =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon';
const shapesOf = ({ objects }: Atlas): (Shape | SimpleShape)[] => objects.countries.geometries.filter(isCountry);

function ringsOf(code: Code): Ring[] {
  const shape = shapesOf(world).find(({ id }) => id === COUNTRIES[code]);
  if (!shape) throw new Error(`the atlas has no country ${COUNTRIES[code]}`);
  // Both branches are needed: the type of a feature follows from that of one kind of shape.
  const { geometry } = shape.type === 'Polygon' ? feature(world, shape) : feature(world, shape);
  const rings = outerRings(geometry);
  return code === 'FR' ? rings.filter(isWithin(METROPOLE)) : rings;
}

const isCode = (name: string): name is Code => Object.hasOwn(COUNTRIES, name);
const codes = Object.keys(COUNTRIES).filter(isCode);

const closeUps = Object.fromEntries(
  codes.map((code) => {
    const { place, viewBox } = fitting(ringsOf(code), 480, 8);
    return [code, { viewBox, outline: drawn(ringsOf(code), place, 0.5), towns: townsOf(code, place) }];
  }),
);

const coarse = readAtlas('110m');
const landRings = outerRings(merge(coarse, shapesOf(coarse)))
  // Rings cut by the 180th meridian span the whole world without touching it.
  .filter((ring) => ring.some(isInside(OVERVIEW)))
  .map((ring) => clip(ring, OVERVIEW));
const [west, south, east, north] = OVERVIEW;
const { place, viewBox } = fitting(
  [
    [
      [west, north],
      [east, south],
    ],
  ],
  640,
);
const overview = {
  viewBox,
  land: drawn(landRings, place, 0.8),
  countries: Object.fromEntries(codes.map((code) => [code, drawn(ringsOf(code), place, 0.3)])),
  towns: codes.flatMap((code) => townsOf(code, place)),
};

const constant = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

const head = (what: string): string => `/**
 * ${what}. Generated by \`node tooling/command.mjs draw-maps\`: do not edit.
 *
 * Source: Natural Earth (public domain), as packaged by world-atlas. Mercator projection; a town's x and y are
 * in the units of the viewBox beside it.
 */
`;
const byCode = <Part>(part: (code: Code) => Part) => Object.fromEntries(codes.map((code) => [code, part(code)]));

const maps = `${head('Maps of the countries where the group works')}import type { CountryCode } from './country-sites';

export type MapTown = { name: string; x: number; y: number };

export type CountryMapFrame = { viewBox: string; towns: readonly MapTown[] };

export const countryMaps: Readonly<Record<CountryCode, CountryMapFrame>> = ${constant(
  byCode((code) => ({ viewBox: closeUps[code]?.viewBox, towns: closeUps[code]?.towns })),
)};

/** The west of Europe and Africa. */
export const overviewMap: CountryMapFrame = ${constant({ viewBox: overview.viewBox, towns: overview.towns })};
`;

const outlines = `${head('Outlines of the maps, as path data')}import type { CountryCode } from './country-sites';

export type CountryOutlines = Readonly<Record<CountryCode, string>>;

export const countryOutlines: CountryOutlines = ${constant(byCode((code) => closeUps[code]?.outline))};

/** Of the overview: \`land\` as one form, and the group's countries to lay over it. */
export const overviewOutlines: { land: string; countries: CountryOutlines } = ${constant({
  land: overview.land,
  countries: overview.countries,
})};
`;

export function main(): void {
  writeFileSync(path.join(MODEL, 'country-maps.ts'), maps);
  writeFileSync(path.join(MODEL, 'country-outlines.ts'), outlines);
}
