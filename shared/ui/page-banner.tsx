import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { PatternBand } from './pattern-band';
import styles from './page-banner.module.css';

type Props = {
  title: ReactNode;
  /** Small line above the title: the section of the site. */
  eyebrow?: string;
  /** One or two sentences of text. */
  lead?: ReactNode;
  /** Seed of the brand pattern. */
  seed: string;
  /** `hero` fills the first view of the home page. */
  variant?: 'page' | 'hero';
  /** Buttons or links below the lead. */
  children?: ReactNode;
};

/** Banner of a page: its h1 on a dark background beside the brand pattern. */
export function PageBanner({ title, eyebrow, lead, seed, variant = 'page', children }: Props) {
  return (
    <div className={classNames(styles.banner, variant === 'hero' && styles.hero)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
      <div className={styles.pattern}>
        <PatternBand seed={seed} rows={2} size="large" className={styles.band} />
      </div>
    </div>
  );
}
