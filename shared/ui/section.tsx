import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './section.module.css';

type Props = {
  /** Anchor of the section, for links. */
  id?: string;
  title?: ReactNode;
  /** A sentence below the title. */
  intro?: ReactNode;
  tone?: 'paper' | 'tint' | 'ink' | 'accent';
  /** `split` puts the title beside the content on wide screens. */
  layout?: 'wide' | 'split';
  /** On narrow screens and for screen readers, the content comes first: a form before its explanations. */
  contentFirst?: boolean;
  /** Small type above a form on narrow screens. */
  dense?: boolean;
  children: ReactNode;
};

/** A full-width part of a page, with its heading (h2) and its anchor. */
export function Section(props: Props) {
  const { id, title, intro, tone = 'paper', layout = 'wide', contentFirst = false, dense = false, children } = props;
  const ownId = useId();
  const titleId = title ? `${id ?? ownId}-titre` : undefined;
  const introduction = intro && <div className={styles.intro}>{intro}</div>;
  return (
    <section
      id={id}
      data-part=""
      data-own-colours={tone === 'accent' ? '' : undefined}
      className={classNames(styles.section, styles[tone])}
      aria-labelledby={titleId}
    >
      <div
        className={classNames(styles.inner, styles[layout], contentFirst && styles.contentFirst, dense && styles.dense)}
      >
        {title && (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {!contentFirst && introduction}
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {contentFirst && introduction}
      </div>
    </section>
  );
}
