import type { ReactNode } from 'react';
import styles from './detail-layout.module.css';

type Props = { children: ReactNode; aside: ReactNode };

/** Layout of an article beside related ones. */
export function DetailLayout({ children, aside }: Props) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label="À lire aussi">
        {aside}
      </aside>
    </div>
  );
}
