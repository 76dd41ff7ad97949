import { ArrowDown } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { HALF_WINDOW_SIZES } from '@vipp/shared/lib/photographs';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { CallSection } from '@vipp/shared/ui/call-section';
import { DownloadList } from '@vipp/shared/ui/download-list';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { FigureList } from '../components/figure-list';
import { PictureSection } from '@vipp/shared/ui/picture-section';
import { PicturedList } from '../components/pictured-list';
import { TextSection } from '../components/text-section';
import { ValuesCarousel } from '../components/values-carousel';
import { loadRse, type RseData } from '../model/rse-data';
import styles from './rse-page.module.css';

type CommitmentsSectionProps = { commitments: NonNullable<RseData['commitments']> };

/** The group's commitments as documents to download. */
function CommitmentsSection({ commitments: { name, prose, figure, documents } }: CommitmentsSectionProps) {
  return (
    <Section
      id="engagements"
      title="Nos engagements"
      layout="split"
      intro={
        <div className="prose">
          {figure && <FigureView figure={figure} sizes={HALF_WINDOW_SIZES} />}
          <h3 id="politique_chartes_bilan">{name}</h3>
          <RichText html={prose} />
        </div>
      }
    >
      {documents.length > 0 && <DownloadList files={documents} />}
    </Section>
  );
}

/** The ten values (requirement 2.22). */
function ValuesSection() {
  return (
    <Section id="valeurs" title="Nos valeurs" intro="Dix mots pour décider quand la règle ne dit rien." tone="ink">
      <ValuesCarousel />
    </Section>
  );
}

/** Call to action with the link to the form for ethics reports. */
function ReportCall() {
  return (
    <CallSection title="Un engagement non tenu ?" to="/signalements" linkText="Faire un signalement">
      <p>Collaborateur, fournisseur, voisin, client : chacun peut nous signaler un manquement, avec ou sans son nom.</p>
    </CallSection>
  );
}

type Props = { identity: NonNullable<RseData['identity']> };

/** Partners of the group. */
function IdentitySection({ identity: { name, prose, figure, partners } }: Props) {
  return (
    <PictureSection id="identite" title={name} figure={figure} prose={prose}>
      <PicturedList items={partners} />
    </PictureSection>
  );
}

function RsePage() {
  const { intro, figures, labels, commitments, identity } = usePageData<RseData>();
  return (
    <>
      <PageBanner
        title={<span className={styles.title}>RSE</span>}
        lead="Notre responsabilité sociétale, écrite, mesurée et publiée."
        kind="statement"
      >
        {commitments && (
          <Button to="#politique_chartes_bilan" icon={<ArrowDown />}>
            Consulter nos documents
          </Button>
        )}
      </PageBanner>
      {intro && <TextSection id="rse" text={intro} />}
      <FigureList title="Nos chiffres" figures={figures} />
      <ValuesSection />
      {identity && <IdentitySection identity={identity} />}
      <Section title="Nos labels" tone="tint">
        <PicturedList items={labels} />
      </Section>
      {commitments && <CommitmentsSection commitments={commitments} />}
      <ReportCall />
    </>
  );
}

export const page: PageModule<RseData> = {
  publiclyCacheable: true,
  Component: RsePage,
  loader: loadRse,
  meta: () => ({
    title: 'Responsabilité sociétale (RSE)',
    description:
      'Dix valeurs, des partenaires de terrain et sept documents à télécharger : la démarche RSE du groupe VIPP.',
  }),
};
