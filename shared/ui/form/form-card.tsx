import type { ReactNode } from 'react';
import { PatternBand } from '../pattern-band';
import styles from './form-card.module.css';

type Props = {
  /** Where visitors without JavaScript land after sending; it takes the focus then. */
  id: string;
  seed: string;
  children: ReactNode;
};

/** The sheet that a form is written on. */
export function FormCard({ id, seed, children }: Props) {
  return (
    <div className={styles.card} id={id} tabIndex={-1}>
      <PatternBand seed={seed} size="thin" />
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
