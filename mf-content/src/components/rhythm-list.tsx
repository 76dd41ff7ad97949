import type { PageItem } from '@vipp/shared/contract/site-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './rhythm-list.module.css';

type Props = { items: readonly PageItem[] };

/** List by time, from short to long: steps of a start, or what is repeated each day, week, month and quarter. */
export function RhythmList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.rhythm} role="list">
      {items.map(({ title, html }) => (
        <li key={title} className={styles.beat}>
          <h3>{title}</h3>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}
