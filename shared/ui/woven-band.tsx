import { useId } from 'react';
import { weave } from '../lib/weave';
import styles from './woven-band.module.css';

type Props = {
  /** The page's or section's own word; each gives another weave. */
  seed: string;
  /** Motifs above each other. */
  rows?: number;
  size?: 'thin' | 'normal' | 'large';
  className?: string;
};

const CELL_PIXELS = { thin: 2, normal: 5, large: 8 } as const;
const MOTIFS_PER_TILE = 6;
const THREAD_CLASSES = [styles.ink, styles.terracotta, styles.ochre, styles.leaf, styles.rose];

/** The brand's signature: a strip of woven motifs that repeats along the whole width. A decoration. */
export function WovenBand({ seed, rows = 1, size = 'normal', className = '' }: Props) {
  const id = useId();
  const { width, height, threads } = weave(seed, MOTIFS_PER_TILE, rows);
  const cell = CELL_PIXELS[size];
  return (
    <svg
      className={`${styles.band} ${className}`}
      width="100%"
      height={height * cell}
      aria-hidden="true"
      focusable="false"
      shapeRendering="crispEdges"
    >
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${cell})`}
      >
        {threads.map(({ thread, path }) => (
          <path key={thread} className={THREAD_CLASSES[thread]} d={path} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
