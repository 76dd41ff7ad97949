import type { ReactNode } from 'react';
import { PageActions } from './page-actions';
import styles from './detail-header.module.css';

type Props = {
  title: string;
  path: string;
  back: ReactNode;
  /** Date and reading time. */
  facts: ReactNode;
  picture: ReactNode;
  lead: string;
  tags: ReactNode;
};

/** Header of an article or a study, for titles that are too long for a banner; on wide screens beside its picture. */
export function DetailHeader({ title, path, back, facts, picture, lead, tags }: Props) {
  return (
    <div className={styles.header}>
      <div className={styles.top}>
        {back}
        <PageActions title={title} path={path} />
      </div>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.facts}>{facts}</div>
      </div>
      {/* On phones above the lead: otherwise the picture begins below the first view. */}
      <div className={styles.picture}>{picture}</div>
      <div className={styles.intro}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {tags}
      </div>
    </div>
  );
}
