import type { PageItem } from '@vipp/shared/contract/site-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './sector-ledger.module.css';

type Props = { items: readonly PageItem[] };

/** The sectors, each with what is done in it. */
export function SectorLedger({ items }: Props) {
  return (
    <ul className={styles.ledger} role="list">
      {items.map(({ title, html }) => (
        <li key={title + html} className={styles.sector}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        </li>
      ))}
    </ul>
  );
}
