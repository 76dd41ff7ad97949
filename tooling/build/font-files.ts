/**
 * The font as two files: what French needs, which every page preloads, and the whole face, which a browser loads when a text
 * contains another character. `shell/src/styles/font.css` has the same ranges.
 */
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

/** In few ranges, because each page contains them. */
export const FRENCH_RANGES = [
  'U+20-23',
  'U+25-3B',
  'U+3D',
  'U+3F-5B',
  'U+5D',
  'U+5F',
  'U+61-7A',
  'U+A0',
  'U+AB',
  'U+B0',
  'U+B2',
  'U+B7',
  'U+BB',
  'U+C0-C2',
  'U+C7-CB',
  'U+CE-CF',
  'U+D4',
  'U+D7-DB',
  'U+E0-E2',
  'U+E6-EB',
  'U+EE-EF',
  'U+F4',
  'U+F9-FC',
  'U+152-153',
  'U+2010-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2022',
  'U+2026',
  'U+202F',
  'U+20AC',
  'U+2212',
];

/** Weights that the style sheets use. */
const WEIGHTS = [400, 800];

/** Kerning and figures of one width, which the style sheets use; fractions alone are 3 kB. */
const FEATURES = ['kern', 'tnum'];

/** The address of the font holds the hash of its content and no version: it stays in a browser from one shell to the next. */
const asset = { type: 'asset/resource' } as const;
const publicPath = '/_mf/shell/static/';

export const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  oneOf: [
    {
      resourceQuery: /^\?french$/,
      ...asset,
      generator: { publicPath, filename: '[name]-french.[contenthash:10][ext]' },
      use: {
        loader: path.join(import.meta.dirname, 'font-subset-loader.cjs'),
        options: { ranges: FRENCH_RANGES, weights: WEIGHTS, features: FEATURES },
      },
    },
    { ...asset, generator: { publicPath } },
  ],
};
