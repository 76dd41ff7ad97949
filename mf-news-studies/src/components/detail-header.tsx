import type { ReactNode } from 'react';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import styles from './detail-header.module.css';

type Props = {
  title: string;
  /** Weaves the cloth below. */
  slug: string;
  back: ReactNode;
  /** Date and tags. */
  facts: ReactNode;
  lead?: string;
};

/** Opens an article or a study: titles too long for a banner, on the same ink. */
export function DetailHeader({ title, slug, back, facts, lead }: Props) {
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.facts}>{facts}</div>
      </div>
      <PatternBand seed={slug} size="thin" />
    </div>
  );
}
