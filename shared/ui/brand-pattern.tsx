import { useMemo, useState } from 'react';
import { trustedHtml } from '../lib/trusted-html';
import { MOTIF_CELLS, drawPatternTile } from '../lib/pattern-tile';
import styles from './brand-pattern.module.css';
import { useHydrated } from './use-hydrated';

type Props = {
  /** What shapes of the same drawing are filled with: `url(#id)`. */
  id: string;
  seed: string;
  /** Motifs above each other. */
  rows?: number;
  /** Side of one cell, in units of the drawing. */
  cell: number;
};

const THREAD_CLASSES = [styles.ink, styles.terracotta, styles.ochre, styles.leaf, styles.rose];

const MOTIFS_PER_ROW = 6;

const drawThreads = (seed: string, rows: number): string =>
  drawPatternTile(seed, MOTIFS_PER_ROW, rows)
    .threads.map(({ thread, path }) => `<path class="${THREAD_CLASSES[thread]}" d="${path}"/>`)
    .join('');

/**
 * The brand pattern as an SVG `<pattern>`, to fill shapes with. The server's markup is reused at hydration: drawing all
 * patterns of a page again would be half of the work of hydration on a slow phone.
 */
export function BrandPattern({ id, seed, rows = 1, cell }: Props) {
  const isHydrated = useHydrated();
  const [drawnByServer] = useState(isHydrated || typeof document === 'undefined' ? undefined : seed);
  const isKept = seed === drawnByServer;
  // React compares the object, not the markup: another object would replace the server's markup.
  const content = useMemo(() => ({ __html: trustedHtml(isKept ? '' : drawThreads(seed, rows)) }), [isKept, seed, rows]);
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
