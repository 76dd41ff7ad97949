import type { PageItem } from '@vipp/shared/contract/site-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import { WovenBand } from '@vipp/shared/ui/woven-band';
import styles from './rhythm-list.module.css';

type Props = { items: readonly PageItem[] };

/** What comes back each day, week, month and quarter: the rarer, the longer its thread. */
export function RhythmList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.rhythm} role="list">
      {items.map(({ title, html }) => (
        <li key={title} className={styles.beat}>
          <div className={styles.thread}>
            <WovenBand seed={title} />
          </div>
          <h3>{title}</h3>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}
