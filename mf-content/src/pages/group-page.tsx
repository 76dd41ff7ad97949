import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { RichText } from '@vipp/shared/ui/rich-text';
import { GroupCards } from '../components/group-cards';
import { TextSection } from '../components/text-section';
import { PartnerSection } from '../components/partner-section';
import type { GroupData } from '../model/group-data';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from '../components/entry-actions';
import { ProseSpread } from '../components/prose-spread';
import { SiteCards } from '../components/site-cards';
import { TownIndex } from '../components/town-index';
import { withSlogan } from '../components/with-slogan';
import { GroupSectors } from '../components/sectors';

type GroupBandProps = { text: ActionsPart };

/** Statement about the group, and its towns. */
function GroupBand({ text }: GroupBandProps) {
  return (
    <Section title={withSlogan(text.name)} intro={<RichText html={text.prose} size="lead" />} tone="accent">
      <EntryActions actions={text.actions} />
      <TownIndex />
    </Section>
  );
}

type Props = { text: ActionsPart | null };

/** The three African sites, whose facts are shown even without a text in the content. */
function AfricaSection({ text }: Props) {
  return (
    <Section id="en_afrique_subsaharienne" title={text?.name ?? 'En Afrique subsaharienne'}>
      {text && <ProseSpread html={text.prose} />}
      {text && <EntryActions actions={text.actions} />}
      <SiteCards />
    </Section>
  );
}

export function GroupPage() {
  const { intro, band, paris, africa, partner, cards } = usePageData<GroupData>();
  return (
    <>
      <PageBanner
        title="Le groupe VIPP"
        lead="Trois sites en Afrique, deux en France, une seule façon de travailler."
        kind="place"
        eyebrow="Paris, Anteuil, Cotonou, Lomé, Kigali"
      />
      {intro && <TextSection text={intro} />}
      {band && <GroupBand text={band} />}
      {paris && <TextSection id="a_paris" tone="tint" text={paris} />}
      <AfricaSection text={africa} />
      {partner && <PartnerSection partner={partner} />}
      <GroupSectors />
      {cards && <GroupCards {...cards} />}
    </>
  );
}
