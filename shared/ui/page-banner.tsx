import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { PatternBand } from './pattern-band';
import styles from './page-banner.module.css';

type Props = {
  title: ReactNode;
  /** Small line above the title: the section of the site, or a link to it; of a place, its towns. */
  eyebrow?: ReactNode;
  /** One or two sentences of text. */
  lead?: ReactNode;
  /** Buttons or links below the lead. */
  children?: ReactNode;
  /** `statement`, with the brand pattern: pages about the offer. `place`: about sites and jobs. `tool`, the lowest: texts, forms and lists. */
  kind?: 'statement' | 'place' | 'tool';
};

/** Banner of a page: its h1, composed by the kind of page. Home has one of its own. */
export function PageBanner({ title, eyebrow, lead, kind = 'tool', children }: Props) {
  return (
    <div className={classNames(styles.banner, styles[kind])} data-own-colours={kind === 'place' ? '' : undefined}>
      <div className={styles.inner}>
        <div className={styles.head}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {(lead || children) && (
          <div className={styles.words}>
            {lead && <div className={styles.lead}>{lead}</div>}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        )}
      </div>
      {kind === 'statement' && <PatternBand className={styles.band} />}
    </div>
  );
}
