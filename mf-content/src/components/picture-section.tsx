import { useId, type ReactNode } from 'react';
import { HALF_WINDOW_SIZES } from '@vipp/shared/lib/photographs';
import { classNames } from '@vipp/shared/lib/class-names';
import type { Figure } from '@vipp/shared/contract/site-data';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { Section } from '@vipp/shared/ui/section';
import base from '@vipp/shared/ui/section.module.css';
import styles from './picture-section.module.css';

type Props = {
  /** Anchor of the section, for links. */
  id?: string | undefined;
  title: string;
  tone?: 'paper' | 'tint' | 'ink' | undefined;
  figure: Figure | null | undefined;
  /** The picture is in the first half of a wide screen. */
  pictureFirst?: boolean | undefined;
  /** Text and links below the title. */
  words: ReactNode;
  /** Below both, over the width of the page. */
  children?: ReactNode;
};

/**
 * A section whose picture fills the half beside title and text, up to the edges; above them on narrow screens. An entry of
 * the content may have no picture.
 */
export function PictureSection({ id, title, tone = 'paper', figure, pictureFirst, words, children }: Props) {
  const ownId = useId();
  const titleId = `${id ?? ownId}-titre`;
  if (!figure) {
    return (
      <Section id={id} title={title} tone={tone} intro={words}>
        {children}
      </Section>
    );
  }
  return (
    <section id={id} data-part="" className={classNames(base.section, base[tone])} aria-labelledby={titleId}>
      <div className={classNames(styles.halves, pictureFirst && styles.pictureFirst)}>
        <div className={classNames(base.head, styles.head)}>
          <h2 id={titleId}>{title}</h2>
          {words}
        </div>
        <div className={styles.picture}>
          <FigureView figure={figure} sizes={HALF_WINDOW_SIZES} />
        </div>
        {children && <div className={classNames(base.body, styles.body)}>{children}</div>}
      </div>
    </section>
  );
}
