import type { ReactNode } from 'react';
import styles from './labelled.module.css';

type Props = { id: string; label: string; hint?: string | undefined; children: ReactNode };

export const hintIdOf = (id: string, hint: string | undefined): string | undefined => (hint ? `${id}-aide` : undefined);

/** A control of the editor with its label and its hint. */
export function Labelled({ id, label, hint, children }: Props) {
  return (
    <div className={styles.labelled}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintIdOf(id, hint)}>
          {hint}
        </p>
      )}
    </div>
  );
}
