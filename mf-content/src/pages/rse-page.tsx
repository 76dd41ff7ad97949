import { ArrowDown } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { CommitmentsSection } from '../components/commitments-section';
import { IdentitySection } from '../components/identity-section';
import { LabelsSection } from '../components/labels-section';
import { ReportCall } from '../components/report-call';
import { RseIntro } from '../components/rse-intro';
import { ValuesSection } from '../components/values-section';
import type { RseData } from '../model/rse-data';

export function RsePage() {
  const { intro, commitments, identity } = usePageData<RseData>();
  return (
    <>
      <PageBanner
        title="RSE"
        lead="Notre responsabilité sociale et environnementale, écrite, mesurée et publiée."
        seed="rse"
      >
        {commitments && (
          <Button to="#politique_chartes_bilan" icon={<ArrowDown />}>
            Consulter nos documents
          </Button>
        )}
      </PageBanner>
      {intro && <RseIntro text={intro} />}
      <ValuesSection />
      {identity && <IdentitySection identity={identity} />}
      <LabelsSection />
      {commitments && <CommitmentsSection commitments={commitments} />}
      <ReportCall />
    </>
  );
}
