import { useId } from 'react';
import { classNames } from '../lib/class-names';
import { MOTIF_CELLS, drawPatternTile } from '../lib/pattern-tile';
import styles from './pattern-band.module.css';

type Props = {
  /** Any word; each gives another pattern. */
  seed: string;
  className?: string | undefined;
};

const THREAD_CLASSES = [styles.ink, styles.terracotta, styles.ochre, styles.leaf, styles.rose];

/** Motifs until the pattern repeats: each is bytes of the page. Even, because figures and stripes alternate. */
const MOTIFS_PER_ROW = 4;
const CELL_PIXELS = 4;

/** Decorative band of the brand pattern, one motif high. A page has at most one, in its banner. */
export function PatternBand({ seed, className }: Props) {
  const id = useId();
  const { width, height, threads } = drawPatternTile(seed, MOTIFS_PER_ROW);
  return (
    <svg
      className={classNames(styles.band, className)}
      width="100%"
      height={MOTIF_CELLS * CELL_PIXELS}
      aria-hidden="true"
    >
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${CELL_PIXELS})`}
        shapeRendering="crispEdges"
      >
        {threads.map(({ thread, path }) => (
          <path key={path} className={THREAD_CLASSES[thread]} d={path} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
