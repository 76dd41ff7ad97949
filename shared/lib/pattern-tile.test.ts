import { MOTIF_CELLS, THREADS, drawPatternTile, type PatternTile } from './pattern-tile';

/** The thread of each cell, one row a line, as a browser paints the tile; cells that nothing covers are spaces. */
function painted({ width, height, threads }: PatternTile): string {
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  for (const { thread, path } of threads) {
    const start = { x: 0, y: 0 };
    for (const [, move, x, y, across, down] of path.matchAll(/([Mm])(-?\d+) (-?\d+)|h(\d+)v(\d+)h-\d+z/g)) {
      if (move === 'M') Object.assign(start, { x: Number(x), y: Number(y) });
      else if (move === 'm') Object.assign(start, { x: start.x + Number(x), y: start.y + Number(y) });
      else
        for (const row of grid.slice(start.y, start.y + Number(down)))
          row.fill(String(thread), start.x, start.x + Number(across));
    }
  }
  return grid.map((row) => row.join('')).join('\n');
}

const bytesOf = ({ threads }: PatternTile) => threads.reduce((sum, { path }) => sum + path.length, 0);

describe('pattern-tile', () => {
  it('gives the same pattern for the same seed, and another for another', () => {
    expect(drawPatternTile('rse', 6)).toEqual(drawPatternTile('rse', 6));
    expect(drawPatternTile('rse', 6)).not.toEqual(drawPatternTile('accueil', 6));
  });

  it('draws nested squares for the seed « vipp »', () => {
    expect(painted(drawPatternTile('vipp', 1))).toBe(
      [
        '444444444',
        '433333334',
        '430000034',
        '430444034',
        '430434034',
        '430444034',
        '430000034',
        '433333334',
        '444444444',
      ].join('\n'),
    );
  });

  it.each([1, 6, 24])('covers every cell of %i motifs, with threads that the style sheet colours', (columns) => {
    const tile = drawPatternTile('couleurs', columns);
    const lines = painted(tile).split('\n');
    expect(lines).toHaveLength(MOTIF_CELLS);
    for (const line of lines) expect(line).toMatch(new RegExp(`^[0-${THREADS - 1}]{${columns * MOTIF_CELLS}}$`));
  });

  it('draws a motif with the same text wherever it is', () => {
    const tile = drawPatternTile('répétition', 30);
    const motifs = tile.threads.flatMap(({ path }) => path.split(/M\d+ \d+/).slice(1));
    expect(motifs.length).toBeGreaterThan(60);
    expect(new Set(motifs).size).toBeLessThan(25);
  });

  it('is small enough for the HTML of every page', () => {
    expect(bytesOf(drawPatternTile('poids', 12))).toBeLessThan(4_000);
  });
});
