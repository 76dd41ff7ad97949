import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { EntryActions } from '@vipp/shared/ui/entry-actions';
import { PartnerSection } from '../components/partner-section';
import { PictureSection, ProseSpread } from '@vipp/shared/ui/picture-section';
import { GroupSectors } from '../components/sectors';
import { SiteCards } from '../components/site-cards';
import { TextSection } from '../components/text-section';
import { TownIndex } from '../components/town-index';
import { withSlogan } from '../components/with-slogan';
import type { ActionsPart } from '../model/actions-part';
import { type GroupCard, type GroupData, loadGroup } from '../model/group-data';

type Props = { name: string; cards: readonly GroupCard[] };

/** Links from the group's page to other pages; a card without a title has the text of its link. */
function GroupCards({ name, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section title={name} tone="tint">
      <CardGrid columns={4}>
        {cards.map(({ title, html, figure, link }) => (
          <Card
            key={html + link.href}
            title={title || link.text}
            to={link.href}
            linkText={link.text}
            media={figure && <FigureView figure={figure} sizes="(min-width: 64rem) 22rem, 93vw" />}
          >
            <RichText html={html} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Statement about the group, and its towns. */
function GroupBand({ text }: { text: ActionsPart }) {
  return (
    <Section title={withSlogan(text.name)} intro={<RichText html={text.prose} size="lead" />} tone="accent">
      <EntryActions actions={text.actions} />
      <TownIndex />
    </Section>
  );
}

/** The three African sites, whose facts are shown even without a text in the content. */
function AfricaSection({ text }: { text: ActionsPart | null }) {
  return (
    <Section id="en_afrique_subsaharienne" title={text?.name ?? 'En Afrique subsaharienne'}>
      {text && <ProseSpread html={text.prose} />}
      {text && <EntryActions actions={text.actions} />}
      <SiteCards />
    </Section>
  );
}

function GroupPage() {
  const { intro, band, paris, africa, partner, cards } = usePageData<GroupData>();
  return (
    <>
      <PageBanner
        title="Le groupe VIPP"
        lead="Trois sites en Afrique, deux en France, une seule façon de travailler."
        kind="place"
        eyebrow="Paris, Anteuil, Cotonou, Lomé, Kigali"
      />
      {intro && <PictureSection title={intro.name} figure={intro.figure} prose={intro.prose} actions={intro.actions} />}
      {band && <GroupBand text={band} />}
      {paris && <TextSection id="a_paris" tone="tint" text={paris} />}
      <AfricaSection text={africa} />
      {partner && <PartnerSection partner={partner} />}
      <GroupSectors />
      {cards && <GroupCards {...cards} />}
    </>
  );
}

export const page: PageModule<GroupData> = {
  publiclyCacheable: true,
  Component: GroupPage,
  loader: loadGroup,
  meta: () => ({
    title: 'Le groupe',
    description:
      'De Paris et d’Anteuil à Cotonou, Lomé et Kigali : l’histoire, les sites et les métiers d’un groupe de services présent sur deux continents.',
  }),
};
