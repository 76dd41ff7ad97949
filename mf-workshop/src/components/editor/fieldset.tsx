import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

type Props = { legend: string; children: ReactNode };

/** Controls of the editor that belong together. */
export function Fieldset({ legend, children }: Props) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
