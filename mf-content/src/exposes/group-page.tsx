import { ArrowDown } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { EntryActions } from '../components/entry-actions';
import { GroupCards } from '../components/group-cards';
import { PictureSection } from '../components/picture-section';
import { ProseSpread } from '../components/prose-spread';
import { GroupSectors } from '../components/sectors';
import { SiteCards } from '../components/site-cards';
import { TextSection } from '../components/text-section';
import { withSlogan } from '../components/with-slogan';
import type { ActionsPart } from '../model/actions-part';
import { type GroupData, loadGroup, type PartnerPart } from '../model/group-data';
import styles from './group-page.module.css';

/** The towns of the group's page (requirement 2.17) and Anteuil, each with the anchor of its section. */
type GroupTown = { town: string; country: string; anchor: string };

const groupTowns: readonly GroupTown[] = [
  { town: 'Paris', country: 'France', anchor: 'a_paris' },
  { town: 'Anteuil', country: 'France', anchor: 'en_france' },
  { town: 'Cotonou', country: 'Bénin', anchor: 'cotonou' },
  { town: 'Lomé', country: 'Togo', anchor: 'lome' },
  { town: 'Kigali', country: 'Rwanda', anchor: 'kigali' },
];

/** The towns of the group in very large type, each with a link to its part of the page. */
function TownIndex() {
  return (
    <ul className={styles.towns} role="list">
      {groupTowns.map(({ town, country, anchor }) => (
        <li key={town}>
          <PageLink className={styles.link} to={`#${anchor}`}>
            <span className={styles.town}>{town}</span> <span className={styles.country}>{country}</span>
            <ArrowDown />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

type PartnerSectionProps = { partner: PartnerPart };

/** The partner brand of the group in France: a picture, two columns and a film. */
function PartnerSection({ partner: { name, prose, image, columns, film } }: PartnerSectionProps) {
  return (
    <PictureSection id="en_france" title={name} tone="ink" figure={image} pictureFirst prose={prose}>
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map(({ title, html }) => (
            <div key={title + html} className={styles.column}>
              {title && <h3>{title}</h3>}
              <RichText html={html} />
            </div>
          ))}
        </div>
      )}
      {film && <FigureView figure={film} />}
    </PictureSection>
  );
}

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
