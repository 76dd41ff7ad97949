/** The sections of the support page. */
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { ItemList } from '@vipp/shared/ui/item-list';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { ProseSpread } from './prose-spread';
import styles from './support-sections.module.css';

type Props = { part: ListPart };

/** List by time, from short to long: steps of a start, or what is repeated each day, week, month and quarter. */
function RhythmList({ items }: Pick<ListPart, 'items'>) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.rhythm} role="list">
      {items.map(({ title, html }) => (
        <li key={title} className={styles.beat}>
          <h3>{title}</h3>
          <RichText html={html} />
        </li>
      ))}
    </ol>
  );
}

export function AgileSection({ part }: Props) {
  return (
    <Section id="agile" title={part.name} tone="tint">
      <ProseSpread html={part.prose} arrangement="opening" />
      <RhythmList items={part.items} />
    </Section>
  );
}

export function SectorsInDetail({ part }: Props) {
  return (
    <Section id="secteurs" title={part.name} tone="ink" intro={<RichText html={part.prose} />}>
      <ItemList
        items={part.items}
        className={styles.ledger}
        itemClassName={styles.sector}
        titleClassName={styles.title}
        textClassName={styles.text}
      />
    </Section>
  );
}

export function OrganisationSection({ part }: Props) {
  return (
    <Section id="organisation" title={part.name} layout="split" intro={<RichText html={part.prose} />}>
      <RhythmList items={part.items} />
    </Section>
  );
}

export function CostsSection({ part }: Props) {
  return (
    <Section id="couts" title={part.name} tone="tint">
      <ProseSpread html={part.prose} arrangement="opening" />
    </Section>
  );
}

export function QualitySection({ part }: Props) {
  return (
    <Section id="normalisation" title={part.name}>
      <ProseSpread html={part.prose} arrangement="columns" />
    </Section>
  );
}

export function InnovationSection({ part }: Props) {
  return (
    <Section id="innovation" title={part.name} tone="ink" layout="split">
      <RichText html={part.prose} size="lead" />
    </Section>
  );
}
