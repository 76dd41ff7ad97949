import { useId } from 'react';
import { classNames } from '../lib/class-names';
import { MOTIF_CELLS } from '../lib/pattern-tile';
import { BrandPattern } from './brand-pattern';
import styles from './pattern-band.module.css';

export type PatternBandProps = {
  /** Any word; each gives another pattern. */
  seed: string;
  /** Number of rows of motifs. */
  rows?: number;
  size?: 'thin' | 'normal' | 'large';
  className?: string;
};

const CELL_PIXELS = { thin: 2, normal: 5, large: 8 } as const;

/** Decorative band of the brand pattern over the whole width. */
export function PatternBand({ seed, rows = 1, size = 'normal', className }: PatternBandProps) {
  const id = useId();
  const cell = CELL_PIXELS[size];
  return (
    <svg
      className={classNames(styles.band, className)}
      width="100%"
      height={rows * MOTIF_CELLS * cell}
      aria-hidden="true"
    >
      <BrandPattern id={id} seed={seed} rows={rows} cell={cell} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
