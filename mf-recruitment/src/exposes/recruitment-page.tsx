import { ArrowDown, ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { CallSection } from '@vipp/shared/ui/call-section';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { OpenPositions, POSITIONS_ANCHOR } from '../components/open-positions';
import { PictureSection } from '@vipp/shared/ui/picture-section';
import { CompanyLife, HiringSteps, JobFamilies } from '../components/recruitment-sections';
import { APPLY_PATH } from '../model/apply-path';
import { loadRecruitment, RECRUITMENT_META, type RecruitmentData } from '../model/recruitment-data';
import styles from './recruitment-page.module.css';

/** Call to action with the link to the application form. */
function ApplyCall() {
  return (
    <CallSection title={'Et si c’était vous\u202F?'} to={APPLY_PATH} linkText="Je postule">
      <p>Il vous faut un quart d’heure, votre pièce d’identité et les dates de vos études et de vos emplois.</p>
    </CallSection>
  );
}

function RecruitmentPage() {
  const { intro, families, steps, life, positions } = usePageData<RecruitmentData>();
  return (
    <>
      <PageBanner
        title="Recrutements"
        eyebrow="Cotonou, Lomé, Kigali"
        lead="Un métier qui s’apprend ici. Un quart d’heure suffit pour postuler."
        kind="place"
      >
        <Button to={APPLY_PATH} icon={<ArrowRight />}>
          Je postule
        </Button>
        <Button to={`#${POSITIONS_ANCHOR}`} variant="secondary" icon={<ArrowDown />}>
          Postes ouverts
        </Button>
      </PageBanner>
      {intro && (
        <PictureSection id="recrutement" title={intro.name} figure={intro.picture} priority prose={intro.prose} />
      )}
      <OpenPositions positions={positions} />
      {/* The bar is within reach between the buttons of the positions and that of the call. */}
      <div className={styles.sections}>
        {families && <JobFamilies families={families} />}
        {steps && <HiringSteps steps={steps} />}
        {life && <CompanyLife life={life} />}
        <div className={styles.way}>
          <div className={styles.reach}>
            <Button to={APPLY_PATH} icon={<ArrowRight />}>
              Postuler
            </Button>
          </div>
        </div>
      </div>
      <ApplyCall />
    </>
  );
}

export const page: PageModule<RecruitmentData> = {
  publiclyCacheable: true,
  Component: RecruitmentPage,
  loader: loadRecruitment,
  meta: () => RECRUITMENT_META,
};
