import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ListPart } from '../model/entry-parts';
import { SectorGrid } from './sector-grid';
import styles from './sectors-section.module.css';

type Props = { list: ListPart };

/** The sectors the group works for, as a wall of names, with the way to what it does in each. */
export function SectorsSection({ list }: Props) {
  return (
    <Section title={list.name} intro={<RichText html={list.prose} />}>
      <Reveal>
        <SectorGrid items={list.items} />
      </Reveal>
      <div className={styles.more}>
        <Button to="/vous-accompagner#secteurs" variant="quiet" icon={<ArrowRight />}>
          Ce que nous faisons dans chaque secteur
        </Button>
      </div>
    </Section>
  );
}
