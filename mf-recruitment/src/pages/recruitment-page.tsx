import { ArrowDown, ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ApplyCall } from '../components/apply-call';
import { CompanyLife } from '../components/company-life';
import { HiringSteps } from '../components/hiring-steps';
import { JobFamilies } from '../components/job-families';
import { JoinSection } from '../components/join-section';
import { OpenPositions, POSITIONS_ANCHOR } from '../components/open-positions';
import { ReceiptReminder } from '../components/receipt-reminder';
import { APPLY_PATH } from '../model/apply-path';
import type { RecruitmentData } from '../model/recruitment-data';

export function RecruitmentPage() {
  const { intro, families, steps, life, positions } = usePageData<RecruitmentData>();
  return (
    <>
      <PageBanner
        title="Recrutements"
        lead="À Cotonou, à Lomé et à Kigali, un emploi à temps plein et une formation payée dès le premier jour."
        seed="recrutements"
      >
        <Button to={APPLY_PATH} icon={<ArrowRight />}>
          Déposer ma candidature
        </Button>
        <Button to={`#${POSITIONS_ANCHOR}`} variant="secondary" icon={<ArrowDown />}>
          Voir les postes ouverts
        </Button>
      </PageBanner>
      <ReceiptReminder />
      {intro && <JoinSection intro={intro} />}
      <OpenPositions positions={positions} />
      {families && <JobFamilies families={families} />}
      {steps && <HiringSteps steps={steps} />}
      {life && <CompanyLife life={life} />}
      <ApplyCall />
    </>
  );
}
