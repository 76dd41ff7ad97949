import { studyPath } from '../model/study-data';
import type { StudyTitles } from '../model/study-page-data';
import { DetailLink } from './detail-link';
import { Pagination } from './pagination';
import base from './detail-layout.module.css';
import styles from './study-index.module.css';

type Props = { list: StudyTitles; slug: string; origin: string; addressOf: (page: number) => string };

/** Titles of the studies, six on each page, below the current study. */
export function StudyIndex({ list, slug, origin, addressOf }: Props) {
  return (
    <nav className={base.related} aria-labelledby="index-titre">
      <h2 className={base.title} id="index-titre">
        Les études de cas
      </h2>
      <ul className={styles.list} role="list">
        {list.studies.map((study) => (
          <li key={study.slug} className={styles.item}>
            <DetailLink
              className={styles.link}
              to={studyPath(study.slug)}
              origin={origin}
              aria-current={study.slug === slug ? 'page' : undefined}
            >
              {study.title}
            </DetailLink>
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        addressOf={addressOf}
        label="Pages des études de cas"
        state={{ list: origin }}
      />
    </nav>
  );
}
