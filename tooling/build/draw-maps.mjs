/**
 * Writes mf-content/src/model/country-outlines.ts, the outlines that the site's maps are drawn with:
 * `node tooling/command.mjs draw-maps`. Source: Natural Earth (public domain), as packaged by world-atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature, merge } from 'topojson-client';

const root = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
const readAtlas = (scale) => JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8'));

const TARGET = path.join(root, 'mf-content/src/model/country-outlines.ts');
const COUNTRIES = { FR: '250', BJ: '204', RW: '646', TG: '768' };
const TOWNS = {
  FR: [
    ['Anteuil', 6.57, 47.38],
    ['Paris', 2.35, 48.86],
  ],
  BJ: [['Cotonou', 2.42, 6.37]],
  RW: [['Kigali', 30.06, -1.94]],
  TG: [['Lomé', 1.22, 6.13]],
};
/** France without its overseas parts: west, south, east, north. */
const METROPOLE = [-6, 41, 10, 52];
/** The west of Europe and Africa. */
const OVERVIEW = [-19, -36, 52, 60];

const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);
const outerRings = (geometry) => polygonsOf(geometry).map(([outer]) => outer);

const isInside =
  ([west, south, east, north]) =>
  ([lon, lat]) =>
    lon > west && lon < east && lat > south && lat < north;
const isWithin = (bounds) => (ring) => ring.every(isInside(bounds));

/** Mercator, in degrees, so that near the equator one unit is one degree. */
const mercator = ([lon, lat]) => [lon, (-180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))];

/** Scales projected points to a box whose longer side is `size`, with a margin around. */
function fitting(rings, size, margin = 0) {
  const points = rings.flat().map(mercator);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (size - 2 * margin) / Math.max(width, height);
  const place = (point) => {
    const [x, y] = mercator(point);
    return [(x - left) * scale + margin, (y - top) * scale + margin];
  };
  return { place, viewBox: `0 0 ${Math.ceil(width * scale + 2 * margin)} ${Math.ceil(height * scale + 2 * margin)}` };
}

function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Douglas and Peucker: drops the points that lie within `tolerance` of the line without them. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last);
    if (away > distance) [far, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [...simplify(points.slice(0, far + 1), tolerance), ...simplify(points.slice(far), tolerance).slice(1)];
}

/** Sutherland and Hodgman: the part of a ring inside the bounds. */
function clip(ring, [west, south, east, north]) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const inside = (point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1);
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = before.map((value, at) => value + share * (point[at] - value));
      return inside(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** Path data to one decimal, in relative steps, which are shorter. */
function pathOf(rings) {
  return rings
    .map((ring) => {
      const tenths = ring.map((point) => point.map((value) => Math.round(value * 10)));
      const steps = tenths.slice(1).map(([x, y], index) => [x - tenths[index][0], y - tenths[index][1]]);
      const written = ([x, y]) => `${x / 10} ${y / 10}`.replace(' -', '-');
      const moves = steps.filter(([x, y]) => x !== 0 || y !== 0).map(written);
      return `M${written(tenths[0])}l${moves.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

const drawn = (rings, place, tolerance) =>
  pathOf(rings.map((ring) => simplify(ring.map(place), tolerance)).filter((ring) => ring.length > 3));

const townsOf = (code, place) =>
  TOWNS[code].map(([name, lon, lat]) => {
    const [x, y] = place([lon, lat]).map((value) => Math.round(value * 10) / 10);
    return { name, x, y };
  });

const world = readAtlas('50m');
const shapeOf = (id) => world.objects.countries.geometries.find((geometry) => geometry.id === id);
const ringsOf = (code) => {
  const rings = outerRings(feature(world, shapeOf(COUNTRIES[code])).geometry);
  return code === 'FR' ? rings.filter(isWithin(METROPOLE)) : rings;
};
const codes = Object.keys(COUNTRIES);

const closeUps = Object.fromEntries(
  codes.map((code) => {
    const { place, viewBox } = fitting(ringsOf(code), 480, 8);
    return [code, { viewBox, d: drawn(ringsOf(code), place, 0.5), towns: townsOf(code, place) }];
  }),
);

const coarse = readAtlas('110m');
const landRings = outerRings(merge(coarse, coarse.objects.countries.geometries))
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

const constant = (value) =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");
writeFileSync(
  TARGET,
  `/**
 * Outlines of the countries where the group works. Generated by \`node tooling/command.mjs draw-maps\`: do not edit.
 *
 * Source: Natural Earth (public domain), as packaged by world-atlas. Mercator projection; a town's x and y are
 * in the units of the viewBox beside it.
 */
import type { CountryCode } from './country-sites';

export type MapTown = { name: string; x: number; y: number };

/** One country close up: path data of its outline, and its towns. */
export type CountryOutline = { viewBox: string; d: string; towns: readonly MapTown[] };

export const countryOutlines: Readonly<Record<CountryCode, CountryOutline>> = ${constant(closeUps)};

/** The west of Europe and Africa: \`land\` as one form, and the group's countries to lay over it. */
export const overviewMap: {
  viewBox: string;
  land: string;
  countries: Readonly<Record<CountryCode, string>>;
  towns: readonly MapTown[];
} = ${constant(overview)};
`,
);
