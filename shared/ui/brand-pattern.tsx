import { useMemo, useState } from 'react';
import { trustedHtml } from '../lib/trusted-html';
import { MOTIF_CELLS, drawPatternTile } from '../lib/pattern-tile';
import styles from './brand-pattern.module.css';
import { useHydrated } from './use-hydrated';

type Props = {
  /** Shapes of the same drawing are filled with `url(#id)`. */
  id: string;
  seed: string;
  /** Number of rows of motifs that are shown. */
  rows?: number;
  /** Side of one cell, in units of the drawing. */
  cell: number;
};

const THREAD_CLASSES = [styles.ink, styles.terracotta, styles.ochre, styles.leaf, styles.rose];

/** Motifs until the pattern repeats: each is bytes of every page that shows it. Even, because figures and stripes alternate. */
const MOTIFS_PER_ROW = 4;
const MAX_ROWS = 2;

/** Seeds are words of the code, and the slugs of posts, which are any number. */
const MAX_DRAWINGS = 200;
const drawings = new Map<string, string>();

/** The drawing of a seed, from the latest ones. */
function drawThreads(seed: string, rows: number): string {
  const key = `${rows} ${seed}`;
  const drawing =
    drawings.get(key) ??
    drawPatternTile(seed, MOTIFS_PER_ROW, rows)
      .threads.map(({ thread, path }) => `<path class="${THREAD_CLASSES[thread]}" d="${path}"/>`)
      .join('');
  const [oldest] = drawings.keys();
  if (drawings.size >= MAX_DRAWINGS && oldest !== undefined) drawings.delete(oldest);
  drawings.delete(key);
  drawings.set(key, drawing);
  return drawing;
}

/**
 * The brand pattern as an SVG `<pattern>`, to fill shapes with. Hydration reuses the server's markup, because drawing all
 * patterns of a page again is half of its work on a slow phone.
 */
export function BrandPattern({ id, seed, rows: shownRows = 1, cell }: Props) {
  const rows = Math.min(shownRows, MAX_ROWS);
  const isHydrated = useHydrated();
  const [serverSeed] = useState(isHydrated || typeof document === 'undefined' ? undefined : seed);
  const isFromServer = seed === serverSeed;
  // Memoised, because React compares the object and not the markup, and a new object replaces the server's markup.
  const content = useMemo(
    () => ({ __html: trustedHtml(isFromServer ? '' : drawThreads(seed, rows)) }),
    [isFromServer, seed, rows],
  );
  return (
    <pattern
      id={id}
      width={MOTIFS_PER_ROW * MOTIF_CELLS}
      height={rows * MOTIF_CELLS}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${cell})`}
      shapeRendering="crispEdges"
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  );
}
