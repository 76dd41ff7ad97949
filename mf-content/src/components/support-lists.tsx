/** The lists in the chapters of the page about support. */
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { ItemList } from '@vipp/shared/ui/item-list';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './support-lists.module.css';
import { TimeLine } from './time-line';

type Props = Pick<ListPart, 'items'>;

/** Steps with their durations, or tasks of each day, week, month and quarter. */
export function Steps({ items }: Props) {
  return (
    <TimeLine
      items={items.map(({ title, html }) => ({
        key: title + html,
        time: <h3 className={styles.duration}>{title}</h3>,
        children: <RichText html={html} />,
      }))}
    />
  );
}

/** The ways to invoice, beside each other. */
export const PriceModes = ({ items }: Props) => (
  <ItemList items={items} className={styles.modes} itemClassName={styles.sector} titleClassName={styles.title} />
);

/** The sectors in two columns. */
export function SectorDetails({ items }: Props) {
  return (
    <ItemList items={items} className={styles.sectors} itemClassName={styles.sector} titleClassName={styles.title} />
  );
}
