import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type Props = { id?: string; children: ReactNode };

/** Text for screen readers only. */
export function VisuallyHidden({ id, children }: Props) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
