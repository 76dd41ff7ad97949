import { PageLink } from '@vipp/shared/ui/page-link';
import type { FactRow } from '../model/legal-facts';
import styles from './fact-rows.module.css';

type Props = { rows: readonly FactRow[] };

/** Terms and descriptions, in two columns if there is room. */
export function FactRows({ rows }: Props) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text, href }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{href ? <PageLink to={href}>{text}</PageLink> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
