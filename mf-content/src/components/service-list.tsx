import type { PageItem } from '@vipp/shared/contract/site-data';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './service-list.module.css';

type Props = { items: readonly PageItem[] };

/** The services of a family, beside each other where there is room. */
export function ServiceList({ items }: Props) {
  return (
    <Reveal>
      <ul className={styles.services} role="list">
        {items.map(({ title, html }) => (
          <li key={title} className={styles.service}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.text}>
              <RichText html={html} />
            </div>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
