import type { PageItem } from '@vipp/shared/contract/site-data';
import { ItemList } from '@vipp/shared/ui/item-list';
import styles from './sector-ledger.module.css';

type Props = { items: readonly PageItem[] };

/** The sectors with descriptions. */
export function SectorLedger({ items }: Props) {
  return (
    <ItemList
      items={items}
      className={styles.ledger}
      itemClassName={styles.sector}
      titleClassName={styles.title}
      textClassName={styles.text}
    />
  );
}
