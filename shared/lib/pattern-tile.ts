/**
 * The tile of the brand pattern in pages: square motifs in the manner of West African textiles, drawn from a seed.
 *
 * A tile is a grid of cells, each with a thread (0 to 4, a colour of the brand that CSS sets). The same seed gives the
 * same tile on server and browser. `artwork/pattern-picture` draws larger pictures, which are too large for every page.
 */
import { seededRandom, type Random } from './seeded-random';

/** Cells along one side of a motif; odd, so that a motif has a centre. */
export const MOTIF_CELLS = 9;
export const THREADS = 5;

type Motif = (x: number, y: number) => number;

const MIDDLE = (MOTIF_CELLS - 1) / 2;
const fromMiddle = (n: number) => Math.abs(n - MIDDLE);

/** Motifs, which return the index of one of three threads for a cell. Figures and stripes alternate along a strip. */
const FIGURES: readonly [Motif, ...Motif[]] = [
  (x, y) => Math.floor((fromMiddle(x) + fromMiddle(y)) / 2) % 3,
  (x, y) => (fromMiddle(x) > fromMiddle(y) ? 0 : fromMiddle(x) === fromMiddle(y) ? 2 : 1),
  (x, y) => Math.floor((y + fromMiddle(x)) / 2) % 3,
  (x, y) => Math.max(fromMiddle(x), fromMiddle(y)) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 3)) % 2,
];
const STRIPES: readonly [Motif, ...Motif[]] = [
  (x) => [0, 1, 0, 2, 2, 2, 0, 1, 0][x] ?? 0,
  (_, y) => [0, 0, 1, 2, 2, 2, 1, 0, 0][y] ?? 0,
  (x, y) => (y < 3 || y > 5 ? Number(x % 2 === 0) : 2),
  (_, y) => [0, 1, 0, 1, 0, 1, 0, 1, 0][y] ?? 0,
];

/** Draws entries at random without repetition until all were drawn, so that none is too frequent. */
function bagOf<Entry>(entries: readonly [Entry, ...Entry[]], random: Random): () => Entry {
  let bag: Entry[] = [];
  return () => {
    if (bag.length === 0) bag = [...entries];
    const [entry = entries[0]] = bag.splice(Math.floor(random.next() * bag.length), 1);
    return entry;
  };
}

/** The thread at each cell: `grid[y][x]`. */
function drawGrid(seed: string, columns: number, rows: number): number[][] {
  const random = seededRandom(seed);
  const nextFigure = bagOf(FIGURES, random);
  const nextStripe = bagOf(STRIPES, random);
  const grid: number[][] = Array.from({ length: rows * MOTIF_CELLS }, () => []);
  for (let column = 0; column < columns; column += 1) {
    const nextThread = bagOf([0, 1, 2, 3, 4], random);
    const threads = [nextThread(), nextThread(), nextThread()];
    for (let row = 0; row < rows; row += 1) {
      const motif = (row + column) % 2 === 0 ? nextFigure() : nextStripe();
      for (let cell = 0; cell < MOTIF_CELLS ** 2; cell += 1) {
        const y = Math.floor(cell / MOTIF_CELLS);
        grid[row * MOTIF_CELLS + y]?.push(threads[motif(cell % MOTIF_CELLS, y)] ?? 0);
      }
    }
  }
  return grid;
}

type Run = { x: number; width: number; thread: number };

/** Splits a row into runs of one thread. */
function runsOf(row: readonly number[]): Run[] {
  const runs: Run[] = [];
  row.forEach((thread, x) => {
    const last = runs.at(-1);
    if (last?.thread === thread) last.width += 1;
    else runs.push({ x, width: 1, thread });
  });
  return runs;
}

const sameRun = (a: Run) => (b: Run) => a.x === b.x && a.width === b.width && a.thread === b.thread;

export type PatternTile = { width: number; height: number; threads: { thread: number; path: string }[] };

function drawTile(seed: string, columns: number, rows: number): PatternTile {
  const paths = Array.from({ length: THREADS }, () => '');
  const lines = drawGrid(seed, columns, rows).map(runsOf);
  lines.forEach((runs, y) => {
    for (const run of runs) {
      // The same run in the line above was drawn with this one.
      if (lines[y - 1]?.some(sameRun(run))) continue;
      let height = 1;
      while (lines[y + height]?.some(sameRun(run))) height += 1;
      // Without `z`, because filled shapes close by themselves.
      paths[run.thread] += `M${run.x} ${y}h${run.width}v${height}H${run.x}`;
    }
  });
  return {
    width: columns * MOTIF_CELLS,
    height: rows * MOTIF_CELLS,
    threads: paths.map((path, thread) => ({ thread, path })).filter(({ path }) => path !== ''),
  };
}

// Pages share tiles. The cache is small, because seeds are literals in the code.
const drawn = new Map<string, PatternTile>();

/** Draws a tile of `columns` × `rows` motifs as one SVG path for each thread; the unit is a cell. */
export function drawPatternTile(seed: string, columns: number, rows = 1): PatternTile {
  const key = `${columns} ${rows} ${seed}`;
  const known = drawn.get(key) ?? drawTile(seed, columns, rows);
  drawn.set(key, known);
  return known;
}
