import { useState } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { keptValues } from '@vipp/shared/ui/form/use-kept-values';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm, type FormState } from '@vipp/shared/ui/form/use-page-form';
import {
  STEP_FIELD,
  STEPS,
  type FormAnswer,
  type FormToken,
  asEdited,
  formStage,
} from '@vipp/shared/lib/form/form-answer';
import {
  checkReport,
  IDENTITY_FIELD,
  receiptCode,
  REPORT_SENT,
  reportForm,
  toIdentity,
  type Identity,
} from '../model/report-form';
import { IdentityChoice } from './identity-choice';
import { ReportPreview } from './report-preview';
import { useSuccessToast } from './use-success';
import { ArrowRight, Check, Copy } from 'lucide-react';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './report-receipt.module.css';

function CopyButton({ code }: { code: string }) {
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  // The clipboard API does not exist without scripts and on plain HTTP.
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <Button variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Code copié' : 'Copier le code'}</span>
    </Button>
  );
}

/** Receipt with the code, the only access to the report, shown only once; a service without codes has no follow-up. */
function ReportReceipt({ code }: { code: string | undefined }) {
  return (
    <SentPanel title={REPORT_SENT}>
      {code && (
        <>
          <p>Voici votre code de suivi. Il vous permet de lire la réponse du référent et d’ajouter des précisions.</p>
          <p className={styles.code}>{code}</p>
          <p>
            <strong>Notez-le ou imprimez cette page maintenant : ce code ne pourra pas vous être redonné.</strong>
          </p>
          <CopyButton code={code} />
          <Button to="/signalements/suivi" variant="quiet" icon={<ArrowRight />}>
            Suivre mon signalement
          </Button>
        </>
      )}
    </SentPanel>
  );
}

const ANCHOR = 'signalement-saisie';

type FormProps = { state: FormState; formToken: FormToken; hasFollowUp: boolean };

function ReportForm({ state, formToken, hasFollowUp }: FormProps) {
  const { answer } = state;
  const [initial] = useState(() => toIdentity((answer?.values ?? keptValues(reportForm('anonyme')))?.[IDENTITY_FIELD]));
  // Until hydration the identity fields are in the page: a visitor without scripts must have the choice.
  const [identity, setIdentity] = useState<Identity>('identifie');
  const isPreviewed = answer !== undefined && formStage(answer) === 'preview';
  return (
    <SiteForm
      form={reportForm(identity, hasFollowUp)}
      state={isPreviewed ? { ...state, answer: asEdited(answer) } : state}
      formToken={formToken}
      anchor={ANCHOR}
      check={checkReport}
      before={<IdentityChoice initial={initial} hasFollowUp={hasFollowUp} onChoose={setIdentity} />}
    >
      <PrivacyNote
        purpose="Les référents du groupe VIPP, seuls, lisent ce signalement pour examiner les faits."
        duration="Il est effacé ou rendu anonyme deux mois après la clôture des vérifications, ou au terme de la procédure qui suit."
      />
    </SiteForm>
  );
}

/** The form, its preview in a dialog, and its receipt; without JavaScript the preview replaces the form. */
export function ReportPart({ formToken, hasFollowUp }: Omit<FormProps, 'state'>) {
  const state = usePageForm('report');
  const { answer } = state;
  const stage = formStage(answer);
  const [serverAnswer] = useState(answer);
  const [closed, setClosed] = useState<FormAnswer>();
  useSuccessToast(answer, REPORT_SENT);

  if (answer && stage === 'preview' && answer === serverAnswer) {
    const back = (
      <Button type="submit" variant="secondary" name={STEP_FIELD} value={STEPS.edit}>
        Modifier
      </Button>
    );
    return (
      <FormCard id={ANCHOR}>
        <h3>Relisez votre signalement</h3>
        <ReportPreview answer={answer} state={state} anchor={ANCHOR} back={back} />
      </FormCard>
    );
  }
  const close = () => setClosed(answer);
  return (
    <>
      <FormCard id={ANCHOR}>
        {stage === 'sent' && <ReportReceipt key={`recu-${state.round}`} code={receiptCode(answer)} />}
        <ReportForm key={state.round} state={state} formToken={formToken} hasFollowUp={hasFollowUp} />
      </FormCard>
      <FormDialog
        title="Relisez votre signalement"
        isOpen={stage === 'preview' && closed !== answer}
        isLocked={state.isSending}
        onClose={close}
        returnTo={`#${ANCHOR} [type="submit"]`}
      >
        {answer && stage === 'preview' && (
          <ReportPreview
            answer={answer}
            state={state}
            anchor={ANCHOR}
            back={
              <Button
                variant="secondary"
                aria-disabled={state.isSending || undefined}
                onClick={() => state.isSending || close()}
              >
                Modifier
              </Button>
            }
          />
        )}
      </FormDialog>
    </>
  );
}
