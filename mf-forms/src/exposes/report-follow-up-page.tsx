import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReportThread as Thread } from '@vipp/shared/contract/forms/report';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { classNames } from '@vipp/shared/lib/class-names';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle, type FormToken } from '@vipp/shared/lib/form/form-answer';
import { formatDate } from '@vipp/shared/lib/format';
import { usePageData } from '@vipp/shared/stores/site-context';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { useSuccessToast } from '../components/use-success';
import {
  ADDITION_SENT,
  additionForm,
  addToReport,
  codeForm,
  type FollowUpData,
  loadFollowUp,
  type OpenReport,
  openReport,
  readOpenReport,
} from '../model/follow-up-forms';
import styles from './report-follow-up-page.module.css';

const AUTHORS = { referent: 'Le référent', reporter: 'Vous' } as const;

function ThreadDates({ receivedAt, acknowledgedAt, acknowledgeBy, answerBy }: Thread) {
  const acknowledged = acknowledgedAt
    ? { label: 'Accusé de réception', date: acknowledgedAt }
    : { label: 'Accusé de réception au plus tard', date: acknowledgeBy };
  const dates = [{ label: 'Reçu', date: receivedAt }, acknowledged, { label: 'Réponse au plus tard', date: answerBy }];
  return (
    <AnswerList
      answers={dates.map(({ label, date }) => ({
        name: label,
        label,
        shown: <time dateTime={date}>{formatDate(date)}</time>,
      }))}
    />
  );
}

/** State of a report: its dates, and the messages of referent and reporter. */
function ReportThread({ thread }: { thread: Thread }) {
  return (
    <div className={styles.thread}>
      <ThreadDates {...thread} />
      {thread.messages.length === 0 ? (
        <p>Le référent n’a pas encore répondu. Revenez avec votre code : sa réponse apparaîtra ici.</p>
      ) : (
        <ol className={styles.messages} role="list">
          {thread.messages.map(({ from, sentAt, text }) => (
            <li key={`${sentAt}${text}`} className={classNames(styles.message, styles[from])}>
              <p className={styles.author}>
                {AUTHORS[from]}, le <time dateTime={sentAt}>{formatDate(sentAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const CODE_ANCHOR = 'code-de-suivi';
const ADDITION_ANCHOR = 'complement';

type AdditionProps = { report: OpenReport; formToken: FormToken };

function OpenReportSections({ report, formToken }: AdditionProps) {
  const state = usePageForm(additionForm.name);
  useSuccessToast(state.answer, ADDITION_SENT);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div id={CODE_ANCHOR} ref={ref} tabIndex={-1}>
      {report.thread && (
        <Section title="Votre signalement" layout="split">
          <ReportThread thread={report.thread} />
        </Section>
      )}
      <Section title="Ajouter une précision" tone="tint" layout="split">
        <FormCard id={ADDITION_ANCHOR}>
          {state.answer?.outcome.kind === 'accepted' && <SentPanel key={state.round} title={ADDITION_SENT} />}
          <SiteForm
            form={additionForm}
            state={state}
            formToken={formToken}
            anchor={ADDITION_ANCHOR}
            before={<input type="hidden" name="code" value={report.code} />}
          />
        </FormCard>
        <Button to="/signalements/suivi" variant="quiet" icon={<ArrowLeft />} reload>
          Fermer ce signalement
        </Button>
      </Section>
    </div>
  );
}

function CodeSection({ formToken }: { formToken: FormToken }) {
  const state = usePageForm(codeForm.name);
  return (
    <Section
      title="Votre code de suivi"
      intro="Il vous a été montré une fois, après l’envoi de votre signalement."
      layout="split"
    >
      <FormCard id={CODE_ANCHOR}>
        <SiteForm form={codeForm} state={state} formToken={formToken} anchor={CODE_ANCHOR}>
          <PrivacyNote
            purpose="Le code ouvre votre signalement, rien de plus : il ne dit pas qui vous êtes."
            duration="Il vaut tant que le signalement est conservé."
          />
        </SiteForm>
      </FormCard>
    </Section>
  );
}

/** Opens a report by its code only, so that reporters remain anonymous. */
function ReportFollowUpPage() {
  const { formTokens } = usePageData<FollowUpData>();
  const opened = usePageForm(codeForm.name).answer;
  const added = usePageForm(additionForm.name).answer;
  const report = readOpenReport(added ?? opened);
  return (
    <>
      <PageBanner
        title="Suivre un signalement"
        lead="Lisez la réponse du référent et ajoutez ce qui manque, sans dire qui vous êtes."
      />
      {report ? (
        <OpenReportSections report={report} formToken={formTokens.addition} />
      ) : (
        <CodeSection formToken={formTokens.code} />
      )}
    </>
  );
}

export const page: PageModule<FollowUpData> = {
  Component: ReportFollowUpPage,
  loader: loadFollowUp,
  action: formActions({ [codeForm.name]: openReport, [additionForm.name]: addToReport }),
  meta: (_data, actionData) => ({
    title: formTitle('Suivre un signalement', actionData),
    description:
      'Avec votre code de suivi, lisez la réponse du référent à votre signalement et ajoutez des précisions, sans donner votre nom.',
    noindex: true,
  }),
};
