import { ArrowRight } from 'lucide-react';
import type { PageItem } from '@vipp/shared/contract/site-data';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Button } from '@vipp/shared/ui/button';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import styles from './sectors.module.css';

/** The ten sectors that the group works for (requirement 2.17). */
export const sectors: readonly string[] = [
  'Banque / Assurance',
  'Télécom',
  'Médias',
  'Énergie',
  'E-commerce',
  'Immobilier',
  'Santé / pharmaceutique',
  'Tourisme / loisirs',
  'Automobile',
  'Technologie',
];

/** A list of short names in large type. */
function SectorGrid({ items }: { items: readonly Pick<PageItem, 'title' | 'html'>[] }) {
  return (
    <ul className={styles.wall} role="list">
      {items.map(({ title, html }) => (
        <li key={title + html} className={styles.sector}>
          {title || <RichText html={html} />}
        </li>
      ))}
    </ul>
  );
}

/** Link to the descriptions of the sectors. */
const SectorsButton = () => (
  <div className={styles.more}>
    <Button to="/vous-accompagner#secteurs" variant="quiet" icon={<ArrowRight />}>
      Ce que nous faisons dans chaque secteur
    </Button>
  </div>
);

/** Names of the sectors of the content, with a link to their descriptions. */
export function SectorsSection({ list }: { list: ListPart }) {
  return (
    <Section title={list.name} intro={<RichText html={list.prose} />}>
      <Reveal>
        <SectorGrid items={list.items} />
      </Reveal>
      <SectorsButton />
    </Section>
  );
}

/** Sectors of the group, for all sites. */
export function GroupSectors() {
  return (
    <Section title="Secteurs d’activités" intro="Dix secteurs dont nos équipes parlent la langue.">
      <SectorGrid items={sectors.map((title) => ({ title, html: '' }))} />
      <SectorsButton />
    </Section>
  );
}
