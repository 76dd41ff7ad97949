import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { classNames } from '../lib/class-names';
import { PageLink } from './page-link';
import styles from './card.module.css';

type Props = {
  title: string;
  /** Small line above the title, such as a date or place. */
  eyebrow?: ReactNode;
  /** Picture, FigureView or drawing above the text. */
  media?: ReactNode;
  children?: ReactNode;
  /** Tags or similar, below the text. */
  footer?: ReactNode;
} & ({ to: string; linkText?: string } | { to?: never; linkText?: never });

/** A card in a list. With `to`, the whole card is clickable, through one link. */
export function Card({ title, eyebrow, media, children, footer, to, linkText }: Props) {
  return (
    <article className={classNames(styles.card, to && styles.linked)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h3 className={styles.title}>
          {to ? (
            <PageLink className={styles.link} to={to}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        {children && <div className={styles.text}>{children}</div>}
        {footer}
        {to && (
          <p className={styles.more} aria-hidden="true">
            {linkText ?? 'En savoir plus'} <ArrowRight />
          </p>
        )}
      </div>
    </article>
  );
}
