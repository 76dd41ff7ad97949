import type { ListPart } from '@vipp/shared/lib/content-parts';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './handling-steps.module.css';

/** Steps of the handling of a report. */
export function HandlingSteps({ items }: Pick<ListPart, 'items'>) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.steps} role="list">
      {items.map(({ title, html }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}
