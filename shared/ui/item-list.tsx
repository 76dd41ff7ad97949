import type { PageItem } from '../contract/site-data';
import { classNames } from '../lib/class-names';
import styles from './item-list.module.css';
import { RichText } from './rich-text';

type Props = {
  items: readonly PageItem[];
  /** Class of the list. */
  className?: string;
  itemClassName?: string;
  titleClassName?: string;
  textClassName?: string;
};

/** List of content items, each with title and text below a line. */
export function ItemList({ items, className, itemClassName, titleClassName, textClassName }: Props) {
  return (
    <ul className={className} role="list">
      {items.map(({ title, html }) => (
        <li key={title + html} className={classNames(styles.item, itemClassName)}>
          {title && <h3 className={titleClassName}>{title}</h3>}
          <div className={textClassName}>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
