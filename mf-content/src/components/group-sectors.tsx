import { Section } from '@vipp/shared/ui/section';
import { sectors } from '../model/sectors';
import { SectorGrid } from './sector-grid';
import { SectorsButton } from './sectors-button';

const sectorItems = sectors.map((title) => ({ title, html: '', figure: null, link: null }));

/** Sectors of the group, for all sites. */
export function GroupSectors() {
  return (
    <Section title="Secteurs d’activités" intro="Dix métiers dont nos équipes parlent la langue.">
      <SectorGrid items={sectorItems} />
      <SectorsButton />
    </Section>
  );
}
