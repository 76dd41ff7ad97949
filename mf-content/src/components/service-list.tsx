import type { ListPart } from '@vipp/shared/lib/content-parts';
import { ItemList } from '@vipp/shared/ui/item-list';
import { Reveal } from '@vipp/shared/ui/reveal';
import styles from './service-list.module.css';

/** The services of a family, beside each other where there is room. */
export function ServiceList({ items }: Pick<ListPart, 'items'>) {
  return (
    <Reveal>
      <ItemList items={items} className={styles.services} itemClassName={styles.service} />
    </Reveal>
  );
}
