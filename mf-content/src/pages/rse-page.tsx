import { ArrowDown } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { CallSection } from '@vipp/shared/ui/call-section';
import { CommitmentsSection } from '../components/commitments-section';
import { FigureList } from '../components/figure-list';
import { LabelsSection } from '../components/labels-section';
import { PictureSection } from '../components/picture-section';
import type { RseData } from '../model/rse-data';
import { PartnerGallery } from '../components/partner-gallery';
import { TextSection } from '../components/text-section';
import { ValuesCarousel } from '../components/values-carousel';

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
      <p>
        Collaborateur, fournisseur, voisin, client : chacun peut nous signaler un manquement, en disant son nom ou non.
      </p>
    </CallSection>
  );
}

type Props = { identity: NonNullable<RseData['identity']> };

/** Partners of the group. */
function IdentitySection({ identity: { name, prose, figure, partners } }: Props) {
  return (
    <PictureSection id="identite" title={name} figure={figure} prose={prose}>
      <PartnerGallery partners={partners} />
    </PictureSection>
  );
}

export function RsePage() {
  const { intro, figures, commitments, identity } = usePageData<RseData>();
  return (
    <>
      <PageBanner
        title="RSE"
        lead="Notre responsabilité sociale et environnementale, écrite, mesurée et publiée."
        kind="statement"
        seed="rse"
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
      <LabelsSection />
      {commitments && <CommitmentsSection commitments={commitments} />}
      <ReportCall />
    </>
  );
}
