/**
 * The tile of the brand pattern in pages: square motifs in the manner of West African textiles, drawn from a seed.
 *
 * A tile is a grid of cells, each with a thread (0 to 4, a colour of the brand that CSS sets). The same seed gives the
 * same tile on server and browser.
 */

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

/** Uniformly distributed in [0, 1). */
type Random = () => number;

/** Random numbers from a seed (FNV-1a, mulberry32), the same in Node and in browsers. */
function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws entries at random without repetition until all were drawn: none may be too frequent. */
function bagOf<Entry>(entries: readonly [Entry, ...Entry[]], random: Random): () => Entry {
  let bag: Entry[] = [];
  return () => {
    if (bag.length === 0) bag = [...entries];
    const [entry = entries[0]] = bag.splice(Math.floor(random() * bag.length), 1);
    return entry;
  };
}

type Rectangle = { x: number; y: number; width: number; height: number };

/** The cells of a motif with one index, as rectangles: runs of a row, with the same run of the rows below. */
function rectanglesOf(motif: Motif, index: number): Rectangle[] {
  const rectangles: Rectangle[] = [];
  for (let y = 0; y < MOTIF_CELLS; y += 1)
    for (let x = 0; x < MOTIF_CELLS; x += 1) {
      if (motif(x, y) !== index) continue;
      let width = 1;
      while (x + width < MOTIF_CELLS && motif(x + width, y) === index) width += 1;
      const above = rectangles.find((one) => one.x === x && one.width === width && one.y + one.height === y);
      if (above) above.height += 1;
      else rectangles.push({ x, y, width, height: 1 });
      x += width - 1;
    }
  return rectangles;
}

type MotifPath = { index: number; x: number; y: number; path: string };

/**
 * A motif as a square of its most intricate index, and a path for each other one. Relative to the first cell: a motif is the
 * same text everywhere, so a compressed page contains it once.
 */
type DrawnMotif = { background: number; paths: MotifPath[] };

function drawMotif(motif: Motif): DrawnMotif {
  const paths = [0, 1, 2].flatMap((index): MotifPath[] => {
    const rectangles = rectanglesOf(motif, index);
    const [first] = rectangles;
    if (!first) return [];
    const path = rectangles
      .map(({ x, y, width, height }, count) => {
        const previous = rectangles[count - 1];
        return `${previous ? `m${x - previous.x} ${y - previous.y}` : ''}h${width}v${height}h${-width}z`;
      })
      .join('');
    return [{ index, x: first.x, y: first.y, path }];
  });
  const background = paths.toSorted((a, b) => b.path.length - a.path.length)[0]?.index ?? 0;
  return { background, paths: paths.filter(({ index }) => index !== background) };
}

const drawnMotifs = new Map<Motif, DrawnMotif>();

function drawnMotif(motif: Motif): DrawnMotif {
  const drawn = drawnMotifs.get(motif) ?? drawMotif(motif);
  drawnMotifs.set(motif, drawn);
  return drawn;
}

/** `threads` in the order in which they are drawn: later ones cover earlier ones. */
export type PatternTile = { width: number; height: number; threads: { thread: number; path: string }[] };

/** Draws a row of motifs as SVG paths, each with its thread; the unit is a cell. */
export function drawPatternTile(seed: string, columns: number): PatternTile {
  const random = seededRandom(seed);
  const nextFigure = bagOf(FIGURES, random);
  const nextStripe = bagOf(STRIPES, random);
  const backgrounds = Array.from({ length: THREADS }, () => '');
  const figures = Array.from({ length: THREADS }, () => '');
  for (let column = 0; column < columns; column += 1) {
    const nextThread = bagOf([0, 1, 2, 3, 4], random);
    const threads = [nextThread(), nextThread(), nextThread()];
    const { background, paths } = drawnMotif(column % 2 === 0 ? nextFigure() : nextStripe());
    const left = column * MOTIF_CELLS;
    backgrounds[threads[background] ?? 0] += `M${left} 0h${MOTIF_CELLS}v${MOTIF_CELLS}h${-MOTIF_CELLS}z`;
    for (const { index, path, x, y } of paths) figures[threads[index] ?? 0] += `M${left + x} ${y}${path}`;
  }
  return {
    width: columns * MOTIF_CELLS,
    height: MOTIF_CELLS,
    threads: [...backgrounds, ...figures]
      .map((path, drawing) => ({ thread: drawing % THREADS, path }))
      .filter(({ path }) => path !== ''),
  };
}
