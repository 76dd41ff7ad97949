import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Section } from '@vipp/shared/ui/section';
import { sectors } from '../model/sectors';
import { SectorGrid } from './sector-grid';
import styles from './group-sectors.module.css';

const sectorItems = sectors.map((title) => ({ title, html: '', figure: null, link: null }));

/** The sectors the group works for, on every one of its sites. */
export function GroupSectors() {
  return (
    <Section title="Secteurs d’activités" intro="Dix métiers dont nos équipes parlent la langue.">
      <SectorGrid items={sectorItems} />
      <div className={styles.more}>
        <Button to="/vous-accompagner#secteurs" variant="quiet" icon={<ArrowRight />}>
          Ce que nous faisons dans chaque secteur
        </Button>
      </div>
    </Section>
  );
}
