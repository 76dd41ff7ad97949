import type { ReactNode } from 'react';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import styles from './home-banner.module.css';

type Props = {
  /** The towns, above the title. */
  eyebrow: string;
  title: ReactNode;
  lead: string;
  /** Its buttons. */
  children: ReactNode;
};

/** Banner that fills the first view of home, with strips of the brand pattern at its side. */
export function HomeBanner({ eyebrow, title, lead, children }: Props) {
  return (
    <div className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
      <PatternBand seed="accueil" className={styles.band} />
    </div>
  );
}
