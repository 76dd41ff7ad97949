/**
 * The font as two files: what French needs, which every page preloads, and the whole face, which a browser loads when a text
 * contains another character. Both are declared in `shell/src/styles/font.css`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { root } from './webpack-base';

/** Ranges of the French font, which is declared last. */
function frenchRanges(): string[] {
  const css = readFileSync(path.join(root, 'shell/src/styles/font.css'), 'utf8');
  return css.slice(css.lastIndexOf('unicode-range')).match(/U\+[\dA-F-]+/g) ?? [];
}

/** Weights that the style sheets use. */
const WEIGHTS = [400, 800];

/** Kerning and figures of one width, which the style sheets use; fractions alone are 3 kB. */
const FEATURES = ['kern', 'tnum'];

/** The address of the font holds the hash of its content and no version: it stays in a browser from one shell to the next. */
const asset = { type: 'asset/resource' } as const;
const publicPath = '/_mf/shell/static/';

export const fontRule = (): RuleSetRule => ({
  test: /\.woff2$/,
  oneOf: [
    {
      resourceQuery: /^\?french$/,
      ...asset,
      generator: { publicPath, filename: '[name]-french.[contenthash:10][ext]' },
      use: {
        loader: path.join(import.meta.dirname, 'font-subset-loader.cjs'),
        options: { ranges: frenchRanges(), weights: WEIGHTS, features: FEATURES },
      },
    },
    { ...asset, generator: { publicPath } },
  ],
});
