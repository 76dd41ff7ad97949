import type { ReactNode } from 'react';
import styles from './form-card.module.css';

type Props = {
  /** Target of the anchor after sending without JavaScript; it receives the focus. */
  id: string;
  children: ReactNode;
};

/** The card around a form. */
export function FormCard({ id, children }: Props) {
  return (
    <div className={styles.card} id={id} tabIndex={-1}>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
