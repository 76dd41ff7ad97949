import { type ReactNode, useId } from 'react';
import styles from './control.module.css';

type Attributes = { id: string; className: string | undefined; 'aria-describedby': string | undefined };
type Props = { label: string; hint?: string | undefined; children: (attributes: Attributes) => ReactNode };

/** A control with its label and its hint. */
export function Labelled({ label, hint, children }: Props) {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className={styles.labelled}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles.control, 'aria-describedby': hint && hintId })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
