import type { ReactNode } from 'react';
import { PageActions } from './page-actions';
import styles from './detail-header.module.css';

type Props = {
  title: string;
  path: string;
  back: ReactNode;
  /** Date and reading time. */
  facts: ReactNode;
};

/** Header of an article or a study, for titles that are too long for a banner. */
export function DetailHeader({ title, path, back, facts }: Props) {
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.top}>
          {back}
          <PageActions title={title} path={path} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.facts}>{facts}</div>
      </div>
    </div>
  );
}

/** What the page is about, below its opening picture: on phones a header with it would fill the first view. */
export function DetailIntro({ lead, tags }: { lead: string; tags: ReactNode }) {
  return (
    <div className={styles.intro}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {tags}
    </div>
  );
}
