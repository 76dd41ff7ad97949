/** The sections of the support page. */
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { ProseSpread } from './prose-spread';
import { RhythmList } from './rhythm-list';
import { SectorLedger } from './sector-ledger';

type Props = { part: ListPart };

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
      <SectorLedger items={part.items} />
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
