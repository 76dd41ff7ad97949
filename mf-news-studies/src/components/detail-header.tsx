import type { ReactNode } from 'react';
import styles from './detail-header.module.css';

type Props = {
  title: string;
  back: ReactNode;
  /** Date and tags. */
  facts: ReactNode;
  lead?: string;
  figures?: ReactNode;
};

/** Header of an article or a study, for titles that are too long for a banner. */
export function DetailHeader({ title, back, facts, lead, figures }: Props) {
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.facts}>{facts}</div>
        {figures}
      </div>
    </div>
  );
}
