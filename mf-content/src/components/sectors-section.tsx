import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { SectorGrid } from './sector-grid';
import { SectorsButton } from './sectors-button';

type Props = { list: ListPart };

/** Names of the sectors, with a link to their descriptions. */
export function SectorsSection({ list }: Props) {
  return (
    <Section title={list.name} intro={<RichText html={list.prose} />}>
      <Reveal>
        <SectorGrid items={list.items} />
      </Reveal>
      <SectorsButton />
    </Section>
  );
}
