import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { SectorGrid } from './sector-grid';
import { SectorsButton } from './sectors-button';

type Props = { list: ListPart };

/** The sectors the group works for, as a block of names, with a link to what it does in each. */
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
