import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './section.module.css';

type Props = {
  /** Anchor of the section, for links. */
  id?: string;
  title?: ReactNode;
  /** A sentence or a picture below the title. */
  intro?: ReactNode;
  tone?: 'paper' | 'tint' | 'ink' | 'accent';
  /** `split` puts the title beside the content on wide screens. */
  layout?: 'wide' | 'split';
  /** Below the title, on narrow screens and for screen readers below the content: explanations of a form. */
  after?: ReactNode;
  /** Small type above a form on narrow screens. */
  dense?: boolean;
  children: ReactNode;
};

/** A full-width part of a page, with its heading (h2) and its anchor. */
export function Section(props: Props) {
  const { id, title, intro, tone = 'paper', layout = 'wide', after, dense = false, children } = props;
  const ownId = useId();
  const titleId = title ? `${id ?? ownId}-titre` : undefined;
  return (
    <section
      id={id}
      data-part=""
      data-own-colours={tone === 'accent' ? '' : undefined}
      className={classNames(styles.section, styles[tone])}
      aria-labelledby={titleId}
    >
      <div
        className={classNames(
          styles.inner,
          styles[layout],
          Boolean(after) && styles.contentFirst,
          (dense || Boolean(after)) && styles.dense,
        )}
      >
        {title && (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {intro && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </section>
  );
}
