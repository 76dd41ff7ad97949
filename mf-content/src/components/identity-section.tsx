import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { RseData } from '../model/rse-data';
import { PartnerGallery } from './partner-gallery';

type Props = { identity: NonNullable<RseData['identity']> };

/** Partners of the group. */
export function IdentitySection({ identity: { name, prose, partners } }: Props) {
  return (
    <Section id="identite" title={name} intro={<RichText html={prose} size="lead" />}>
      <PartnerGallery partners={partners} />
    </Section>
  );
}
