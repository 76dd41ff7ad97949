/** Thin borders, 8 grid units high, that repeat along a band. */
import type { Tile } from './pattern-motifs';
import { diamond, polygon, rect, steppedDiamond } from './svg-paths';
import type { Random } from '../lib/seeded-random';

const EDGES = rect(-0.3, 0, 16.6, 0.8) + rect(-0.3, 7.2, 16.6, 0.8);

/** Interlocking teeth. */
const teeth: Tile = {
  width: 8,
  height: 8,
  layers: [
    { ink: 'ground', d: polygon([0, 7], [4, 1], [8, 7]) },
    { ink: 'accent', d: rect(-0.3, 7, 8.6, 1) },
  ],
};

/** Blocks: plain, barred, plain. */
const weft: Tile = {
  width: 16,
  height: 8,
  layers: [
    { ink: 'ground', d: rect(0, 0, 8, 8) },
    { ink: 'accent', d: rect(1.5, 0, 1.2, 8) + rect(5.3, 0, 1.2, 8) },
    { ink: 'spark', d: rect(11, 0, 2, 8) },
  ],
};

/** A row of stepped diamonds between two threads. */
const beads: Tile = {
  width: 16,
  height: 8,
  layers: [
    { ink: 'ground', d: EDGES + steppedDiamond(4, 4, 3) },
    { ink: 'accent', d: steppedDiamond(12, 4, 2) },
    { ink: 'spark', d: steppedDiamond(4, 4, 1) },
  ],
};

/** Diamonds and hourglasses. */
const lozenges: Tile = {
  width: 8,
  height: 8,
  layers: [
    { ink: 'ground', d: diamond(4, 4, 4) },
    { ink: 'accent', d: diamond(4, 4, 2) },
  ],
};

const BORDERS = [teeth, weft, beads, lozenges] as const;

export const borderTile = (random: Random): Tile => random.pick(BORDERS);
