import type { ReactNode } from 'react';
import styles from './technical-settings.module.css';

/** What other systems call a part; hardly anybody needs to change it. */
export function TechnicalSettings({ children }: { children: ReactNode }) {
  return (
    <details className={styles.settings}>
      <summary className={styles.summary}>Réglages techniques</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
