import type { ReactNode } from 'react';
import { PatternBand } from '../pattern-band';
import styles from './form-card.module.css';

type Props = {
  /** Target of the anchor after sending without JavaScript, which receives the focus. */
  id: string;
  seed: string;
  children: ReactNode;
};

/** The card around a form. */
export function FormCard({ id, seed, children }: Props) {
  return (
    <div className={styles.card} id={id} tabIndex={-1}>
      <PatternBand seed={seed} size="thin" />
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
