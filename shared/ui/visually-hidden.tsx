import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type Props = { children: ReactNode };

/** Text for screen readers only. */
export function VisuallyHidden({ children }: Props) {
  return <span className={styles.hidden}>{children}</span>;
}
