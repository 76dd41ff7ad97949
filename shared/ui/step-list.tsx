import type { PageItem } from '../contract/site-data';
import { RichText } from './rich-text';
import styles from './step-list.module.css';

/** Numbered steps of content along a line; renders nothing when there are none. */
export function StepList({ items }: { items: readonly PageItem[] }) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.steps} role="list">
      {items.map(({ title, html }) => (
        <li key={title + html} className={styles.step}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
