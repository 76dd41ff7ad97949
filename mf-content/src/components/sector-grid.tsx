import type { PageItem } from '@vipp/shared/contract/site-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './sector-grid.module.css';

type Props = { items: readonly PageItem[] };

/** A list of short names in large type. */
export function SectorGrid({ items }: Props) {
  return (
    <ul className={styles.wall} role="list">
      {items.map((item) => (
        <li key={item.title + item.html} className={styles.sector}>
          {item.title || <RichText html={item.html} />}
        </li>
      ))}
    </ul>
  );
}
