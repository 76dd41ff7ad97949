import type { ListPart } from '@vipp/shared/lib/content-parts';
import { ItemList } from '@vipp/shared/ui/item-list';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import styles from './job-families.module.css';

type Props = { families: ListPart };

/** Families of jobs, of which the first and most common one is larger. */
export function JobFamilies({ families: { name, prose, items } }: Props) {
  return (
    <Section id="metiers" title={name} intro={<RichText html={prose} />}>
      {items.length > 0 && (
        <ItemList
          items={items}
          className={styles.families}
          itemClassName={styles.family}
          titleClassName={styles.title}
          textClassName={styles.text}
        />
      )}
    </Section>
  );
}
