import type { PageItem } from '@vipp/shared/contract/site-data';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './pictured-list.module.css';

type Props = { items: readonly (Pick<PageItem, 'title' | 'html' | 'figure'> & { link?: PageItem['link'] })[] };

/** Items with a picture, a name, a text and a link: rows, or columns where five have room. */
export function PicturedList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} role="list">
      {items.map(({ title, html, figure, link }) => (
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
            {link && <PageLink to={link.href}>{link.text}</PageLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
