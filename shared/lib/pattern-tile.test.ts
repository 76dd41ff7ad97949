import { MOTIF_CELLS, THREADS, drawPatternTile } from './pattern-tile';

/** Area of a path made of `M… h<width>v<height>H…` rectangles, in cells. */
const areaOf = (path: string) =>
  [...path.matchAll(/h(\d+)v(\d+)H/g)].reduce((sum, [, width, height]) => sum + Number(width) * Number(height), 0);

describe('pattern-tile', () => {
  it('gives the same pattern for the same seed, and another for another', () => {
    expect(drawPatternTile('rse', 6)).toEqual(drawPatternTile('rse', 6));
    expect(drawPatternTile('rse', 6)).not.toEqual(drawPatternTile('accueil', 6));
  });

  it.each([
    [1, 1],
    [6, 1],
    [6, 2],
  ])('covers every cell of %i × %i motifs once', (columns, rows) => {
    const { width, height, threads } = drawPatternTile('vipp', columns, rows);
    expect([width, height]).toEqual([columns * MOTIF_CELLS, rows * MOTIF_CELLS]);
    expect(threads.reduce((sum, { path }) => sum + areaOf(path), 0)).toBe(width * height);
  });

  it('contains only threads that the style sheet colours', () => {
    const used = drawPatternTile('couleurs', 6, 4).threads.map(({ thread }) => thread);
    expect(Math.min(...used)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...used)).toBeLessThan(THREADS);
  });

  it('is small enough for the HTML of every page', () => {
    const size = drawPatternTile('poids', 6, 2).threads.reduce((sum, { path }) => sum + path.length, 0);
    expect(size).toBeLessThan(6500);
  });
});
