import { ArrowRight } from 'lucide-react';
import { REPORTS_CLOSED } from '@vipp/shared/contract/forms/report';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { StepList } from '@vipp/shared/ui/step-list';
import { FormIntro } from '../components/form-intro';
import styles from '../components/form-intro.module.css';
import { ReportPart } from '../components/report-part';
import { type ReportData, loadReport } from '../model/report-data';
import { sendReport } from '../model/report-form';
import sealedLetter from '../pictures/sealed-letter.svg';

function ReportPage() {
  const { commitments, handling, writing, protection, hasFollowUp, isClosed, formToken } = usePageData<ReportData>();
  return (
    <>
      <PageBanner
        title="Signalements"
        lead="Un manquement à l’éthique, une atteinte aux droits ou à la loi ? Vous pouvez le dire ici, avec ou sans votre nom. Les représailles sont interdites."
      >
        {hasFollowUp && (
          <Button to="/signalements/suivi" variant="secondary" icon={<ArrowRight />}>
            Suivre un signalement
          </Button>
        )}
      </PageBanner>
      <Section
        id="formulaire"
        title={writing?.name ?? 'Rédiger votre signalement'}
        after={
          writing && (
            <>
              {writing.prose && <RichText html={writing.prose} />}
              <FormIntro items={writing.items} />
              <img className={styles.picture} src={sealedLetter} alt="" width={960} height={600} loading="lazy" />
            </>
          )
        }
        layout="split"
      >
        {isClosed ? (
          <Notice kind="info" title="Le formulaire est fermé.">
            <p>{REPORTS_CLOSED}</p>
          </Notice>
        ) : (
          <ReportPart formToken={formToken} hasFollowUp={hasFollowUp} />
        )}
      </Section>
      {handling && (
        <Section
          id="signalements-formulaire"
          title={handling.name}
          intro={<RichText html={handling.prose} />}
          tone="ink"
          layout="split"
        >
          <StepList items={handling.items} />
        </Section>
      )}
      {commitments && (
        <Section id="engagements" title={commitments.name} layout="split">
          <RichText html={commitments.prose} />
        </Section>
      )}
      {protection && (
        <Section title={protection.name} tone="tint" layout="split">
          <RichText html={protection.prose} />
        </Section>
      )}
    </>
  );
}

export const page: PageModule<ReportData> = {
  Component: ReportPage,
  loader: loadReport,
  action: formActions({ report: sendReport }),
  meta: (_data, actionData) => ({
    title: formTitle('Signalements', actionData),
    description:
      'Signalez un manquement à l’éthique au sein du groupe VIPP ou chez un partenaire, anonymement si vous le souhaitez.',
  }),
};
