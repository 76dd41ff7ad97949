import { Printer } from 'lucide-react';
import type { ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { fromPayload } from '@vipp/shared/contract/application/payload';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Section } from '@vipp/shared/ui/section';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { ApplicationFacts, ApplicationState } from '../components/application-status';
import { ApplicationSummary } from '../components/application-summary';
import { UnusableLink } from '../components/unusable-link';
import { WithdrawalSection, WithdrawnSection } from '../components/withdrawal-section';
import { editPath, type ApplicationDetailsData } from '../model/application-link';
import { linkAfter, withdrawalForm } from '../model/withdrawal-form';
import styles from './application-details-page.module.css';

/** Button to print the page. Its space is reserved before hydration, so that nothing moves. */
function PrintButton() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && (
        <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimer cette page
        </Button>
      )}
    </div>
  );
}

type OpenProps = { status: ApplicationStatus; token: string; questions: ApplicationQuestions };

function OpenApplication({ status, token, questions }: OpenProps) {
  const { answers } = fromPayload(questions, status.payload);
  return (
    <>
      <Section id="dossier" title="Votre dossier" layout="split">
        <ApplicationFacts status={status} />
        <ApplicationState status={status} />
        <PrintButton />
      </Section>
      <Section
        id="reponses"
        title="Ce que vous avez envoyé"
        layout="split"
        intro={
          <p>
            Un dossier envoyé ne peut plus être modifié.{' '}
            <PageLink to={editPath(token)}>Que faire en cas d’erreur</PageLink>
          </p>
        }
      >
        <ApplicationSummary questions={questions} answers={answers} />
      </Section>
    </>
  );
}

function FollowUp({ link, formToken }: ApplicationDetailsData) {
  const state = usePageForm(withdrawalForm.name);
  const { answer } = state;
  // The answer to a withdrawal has priority over the state of the link, which is loaded again after it.
  if (answer?.outcome.kind === 'accepted') return <WithdrawnSection />;
  const current = linkAfter(link, answer);
  const isUncertain = (current.kind === 'unreachable' || current.kind === 'limited') && answer !== undefined;
  return (
    <>
      {current.kind === 'open' ? <OpenApplication {...current} /> : <UnusableLink kind={current.kind} />}
      {(current.kind === 'open' || isUncertain) && <WithdrawalSection state={state} formToken={formToken} />}
    </>
  );
}

/** Page of the private link of an application. */
export function ApplicationDetailsPage() {
  const data = usePageData<ApplicationDetailsData>();
  return (
    <>
      <PageBanner
        title="Suivi de votre candidature"
        lead="Où en est votre candidature, ce que vous avez envoyé, et comment la retirer."
      />
      <FollowUp {...data} />
    </>
  );
}
