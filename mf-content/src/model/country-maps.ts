/**
 * Maps of the countries where the group works, and of Europe and Africa around them. Source: Natural Earth (public domain).
 * Mercator projection; a town's x and y are in the units of width and height.
 */
import benin from '../pictures/map-benin.svg';
import france from '../pictures/map-france.svg';
import overview from '../pictures/map-overview.svg';
import rwanda from '../pictures/map-rwanda.svg';
import togo from '../pictures/map-togo.svg';
import type { CountryCode } from './country-sites';

export type MapTown = { name: string; x: number; y: number };

/** `picture`: the shape. */
export type CountryMapFrame = { picture: string; width: number; height: number; towns: readonly MapTown[] };

export const countryMaps: Readonly<Record<CountryCode, CountryMapFrame>> = {
  FR: {
    picture: france,
    width: 480,
    height: 473,
    towns: [
      { name: 'Anteuil', x: 375.2, y: 192.6 },
      { name: 'Paris', x: 238.5, y: 120.7 },
    ],
  },
  BJ: {
    picture: benin,
    width: 244,
    height: 481,
    towns: [{ name: 'Cotonou', x: 130.8, y: 460.6 }],
  },
  RW: {
    picture: rwanda,
    width: 480,
    height: 418,
    towns: [{ name: 'Kigali', x: 284.6, y: 209.4 }],
  },
  TG: {
    picture: togo,
    width: 187,
    height: 480,
    towns: [{ name: 'Lomé', x: 127.7, y: 468.2 }],
  },
};

/** The west of Europe and Africa. `countries`: path data, drawn over the picture. */
export const overviewMap: CountryMapFrame & { countries: Readonly<Record<CountryCode, string>> } = {
  picture: overview,
  width: 399,
  height: 640,
  towns: [
    { name: 'Anteuil', x: 143.4, y: 120.7 },
    { name: 'Paris', x: 119.8, y: 108.3 },
    { name: 'Cotonou', x: 120.2, y: 387.5 },
    { name: 'Kigali', x: 275.2, y: 434.2 },
    { name: 'Lomé', x: 113.4, y: 388.8 },
  ],
  countries: {
    FR: 'M160 157l0 5-2 6-2-2 0-1-1 0 1-1-1 0 0-2 0-1 1-2 2-1 1 0 0-3 1 1 0 1zM149 119l-1 1-1 0-1 0-1 1 1 0-2 3-1 0 0 2-2 1 0 1 0 2-1 0 0 1 1-1 1 0 0-1 1 0 2 0 0 2 1 2-1 0 0 1 2 3-1 1-1 1-1 0 0 2 2 0 0 1-1 2 0 1 3 2 1 0 1 0-1 2 0 1-2 1-3 2-1 1-2 1-2 0-2-1-1-1-1 0 0-1-2 1-3-1-1-1-4 3-1 2 0 3 1 1-2 0-2 1-2-1-1 1-2-2-1-1 0 1-1-1-3-1-1 0 0 1-1 0-3 0-1-1-2 0-1-1-3-1-1 0 1-1-2-1 0-1 1-1 2-8 1-1-1 0 0 1 1-7 1 1 1 2 1 1-2-4-2-2 1 0-1-5-3-1-2-3 0-1-1-1 1-1 2 0-1-1-3 0-1 0 1-1-1-1-1 1 0-1-2 0 0-1-2 0-2-1-3 0 0-1-2-1 2-1-1-1 2 0-1-1-2 0 0-1 1-1 5 0 2-2 2 1 1 2 2-1 2 0 0 1 1-1 3 0-1-1 0-4-2-2 0-2 4 0 0 3 6 1 3-2-2 0 1-2 2-1 4-2 2-2-1-4 1-1 1-1 4-1 0 2 1 1 1 0 1 0 1 2 2 0 0 2 2-1 1 1 0 3 2 0 2-2-1 2 1 1 2 1 1 2 2-1 1 1 2 0 1 1 1 2 1-1 1 1 2 0 1 1 3 0 0 1-1 2-2 4 0 4 0 1zM100 133l-1-1 1 1z',
    BJ: 'M116 388l1 0-1-2-1-2 1 0 0-12-2-1 0-4-3-2 0-2 1-2 1 0 0-1 1 0 1-1 3 0 2-3 0-2 2-1 5 4-1 2 1 2 1 2 0 1-1 1 0 1 0 1-2 1-1 2 0 2-2 0 0 7 0 2 0 3 0 2 0 1-6 1z',
    RW: 'M272 431l2 0 0 1 3-3 1 0 0 1 1 2 1 4-2 1-1-1-1 1-2-1 0 3-1 0-2 0 0-1-1 0-1 1 0-1-1-1 2-1 0-3 1-1 1-1z',
    TG: 'M112 361l-1 4 3 2 0 4 2 1 0 12-1 0 1 2 1 2-4 1-2-2-1-2 0-3-1-1 1-1 0-3-1-3 0-1 1-3-1 0-1 0 1-1-1 0 1-4-3-2 1-2-1 0 3 0 3 0z',
  },
};
