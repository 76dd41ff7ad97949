import { ArrowRight } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import type { StudyResult as Result } from '../model/services-data';
import styles from './study-result.module.css';

/** A measured result of a family of services, with a link to its case study. */
export function StudyResult({ result: { slug, title, figure } }: { result: Result }) {
  return (
    <div className={styles.result}>
      <p>
        <strong className={styles.value}>{figure.value}</strong> {figure.noun}
      </p>
      <PageLink className={styles.link} to={`/etude_de_cas/${slug}`}>
        {title}
        <ArrowRight />
      </PageLink>
    </div>
  );
}
