import { ArrowRight, Mail, Printer } from 'lucide-react';
import type { ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import { fromPayload } from '@vipp/shared/contract/application/payload';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { REFERENCE_PARAMETER } from '@vipp/shared/contract/paths';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
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
import { WITHDRAWAL_ANCHOR, WithdrawalSection, WithdrawnSection } from '../components/withdrawal-section';
import { loadApplicationDetails, type ApplicationDetailsData } from '../model/application-link';
import { linkAfter, sendWithdrawal, withdrawalForm } from '../model/withdrawal-form';
import styles from './application-details-page.module.css';

/** Button to print the page. Its space is reserved before hydration. */
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

const CORRECTION_ANCHOR = 'erreur';

/** Alternatives to editing; requirement 2.36: an application cannot be changed after validation. */
const WaysToCorrect = ({ reference }: Pick<ApplicationStatus, 'reference'>) => (
  <div className={styles.screenOnly}>
    <Section id={CORRECTION_ANCHOR} title="En cas d’erreur" layout="split" tone="tint">
      <ul className={styles.ways} role="list">
        <li>
          <h3>Signaler une erreur ou un changement</h3>
          <p>
            Un numéro de téléphone qui change, une date mal saisie : écrivez aux recruteurs. Votre message portera la
            référence de votre candidature.
          </p>
          <Button to={`/contact?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}#ecrire`} icon={<Mail />}>
            Écrire aux recruteurs
          </Button>
        </li>
        <li>
          <h3>Retirer votre candidature et recommencer</h3>
          <p>
            Beaucoup de réponses sont à revoir : retirez cette candidature, ce qui efface vos données, puis déposez-en
            une nouvelle. Elle sera lue comme une première candidature.
          </p>
          <Button to={`#${WITHDRAWAL_ANCHOR}`} variant="secondary" icon={<ArrowRight />}>
            Retirer ma candidature
          </Button>
        </li>
      </ul>
    </Section>
  </div>
);

type OpenProps = { status: ApplicationStatus; questions: ApplicationQuestions };

const OpenApplication = ({ status, questions }: OpenProps) => (
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
          <PageLink to={`#${CORRECTION_ANCHOR}`}>Que faire en cas d’erreur</PageLink>
        </p>
      }
    >
      <ApplicationSummary questions={questions} answers={fromPayload(questions, status.payload).answers} />
    </Section>
    <WaysToCorrect reference={status.reference} />
  </>
);

function FollowUp({ link, formToken }: ApplicationDetailsData) {
  const state = usePageForm(withdrawalForm.name);
  const { answer } = state;
  // The answer to a withdrawal has priority over the state of the link, loaded again after it.
  if (answer?.outcome.kind === 'accepted') return <WithdrawnSection />;
  const current = linkAfter(link, answer);
  const isUncertain = (current.kind === 'unreachable' || current.kind === 'limited') && answer !== undefined;
  return (
    <>
      {current.kind === 'open' ? <OpenApplication {...current} /> : <UnusableLink kind={current.kind} />}
      {(current.kind === 'open' || isUncertain) && (
        <div className={styles.screenOnly}>
          <WithdrawalSection state={state} formToken={formToken} />
        </div>
      )}
    </>
  );
}

const TITLE = 'Suivi de votre candidature';

function ApplicationDetailsPage() {
  const data = usePageData<ApplicationDetailsData>();
  return (
    <>
      <PageBanner
        title={TITLE}
        lead="Où en est votre candidature, ce que vous avez envoyé, et comment la faire corriger ou la retirer."
      />
      <FollowUp {...data} />
    </>
  );
}

/** Page of the private link of an application. */
export const page: PageModule<ApplicationDetailsData> = {
  Component: ApplicationDetailsPage,
  loader: loadApplicationDetails,
  action: formActions({ [withdrawalForm.name]: sendWithdrawal }),
  meta: (data: ApplicationDetailsData | null, actionData) => ({
    // A withdrawal invalidates the link: the title is then that of the form's answer.
    title: formTitle(!actionData && data?.link.kind === 'invalid' ? 'Lien non valable' : TITLE, actionData),
    description:
      'Avec votre lien personnel, suivez votre candidature chez VIPP, relisez ce que vous avez envoyé ou retirez-la.',
    noindex: true,
  }),
};
