import type { PageItem } from '@vipp/shared/contract/site-data';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './pictured-list.module.css';

type Props = { items: readonly Pick<PageItem, 'title' | 'html' | 'figure'>[] };

/** Items with a small picture, a name and a text: rows, or columns where five have room. */
export function PicturedList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} role="list">
      {items.map(({ title, html, figure }) => (
        <li key={title + html} className={styles.item}>
          {figure && (
            <div className={styles.picture}>
              {/* Without an alternative text: the name follows. */}
              <Picture
                src={figure.src}
                alt={title ? '' : figure.alt}
                width={figure.width}
                height={figure.height}
                sizes="15rem"
              />
            </div>
          )}
          {title && <h3 className={styles.name}>{title}</h3>}
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
