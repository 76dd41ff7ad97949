import { useLayoutEffect } from 'react';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { useLocation, useNavigate } from '@vipp/shared/stores/router';
import { usePageData } from '@vipp/shared/stores/site-context';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { formStage } from '@vipp/shared/lib/form/form-stage';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { KeepTyped } from '@vipp/shared/ui/keep-typed';
import { Notice } from '@vipp/shared/ui/notice';
import { contextOf, isReceiptMailed, isSealed } from '../model/application-answer';
import type { ApplicationData } from '../model/application-data';
import { rememberForm } from '../model/begun-form';
import { FORM_ANCHOR, STEP_MESSAGES, type ApplicationStepId, type StepMessage } from '../model/application-forms';
import { ApplicationReceipt } from './application-receipt';
import { BackgroundPart } from './background-part';
import { IdentityPart } from './identity-part';
import { StepProgress } from './step-progress';
import { useTakeOver } from './use-take-over';
import { isBegunElsewhere, type ShownVersion } from './use-step-answers';

/** Loads the version in which answers of this device were begun, where the server, which does not know them, sent another. */
function useBegunVersion(shown: ShownVersion, answer: FormAnswer | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { form } = shown;
  useLayoutEffect(() => {
    if (isBegunElsewhere(shown) && !isSealed(answer)) void navigate(pathname + search + hash, { replace: true });
    else rememberForm(form);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version that is shown
  }, [form.version]);
}

function StepNotice({ message }: { message: StepMessage }) {
  return (
    <Notice kind="error" title={STEP_MESSAGES[message]}>
      {message === 'manquantes' && (
        <noscript>
          <p>Votre navigateur refuse peut-être le cookie qui relie les deux étapes.</p>
        </noscript>
      )}
      {message === 'stockage' && (
        <p>Vous pouvez continuer : ne fermez pas et ne rechargez pas cette page avant l’envoi.</p>
      )}
    </Notice>
  );
}

type Props = { step: ApplicationStepId; identity: FormState; background: FormState };

/** The application form, at its current step. */
export function ApplicationFlow({ step, identity, background }: Props) {
  const { formToken, message, preset, form: ofPage, movedFrom } = usePageData<ApplicationData>();
  const form = contextOf(background.answer ?? identity.answer).form ?? ofPage;
  const shown = { form, movedFrom };
  const isIdentityStored = useTakeOver(form, identity.answer, background.answer);
  useBegunVersion(shown, background.answer);
  const stage = formStage(background.answer);
  if (stage === 'sent') {
    return (
      <FormCard id={FORM_ANCHOR}>
        <ApplicationReceipt isMailed={isReceiptMailed(background.answer)} />
      </FormCard>
    );
  }
  return (
    <FormCard id={FORM_ANCHOR}>
      <StepProgress current={step === 'step1' ? 1 : stage === 'preview' ? 3 : 2} />
      {message && !identity.answer && !background.answer && <StepNotice message={message} />}
      {movedFrom !== null && !identity.answer && !background.answer && (
        <Notice kind="info" title={FORM_REPLACED}>
          <p>Celles qui ne correspondent plus à une question restent sur cet appareil et ne sont pas envoyées.</p>
        </Notice>
      )}
      {/* Another version has other fields, and answers that are moved to this one are read again. */}
      <KeepTyped version={`${form.version}-${movedFrom}`}>
        {step === 'step1' ? (
          <IdentityPart shown={shown} state={identity} formToken={formToken} preset={preset} />
        ) : (
          <BackgroundPart shown={shown} state={background} formToken={formToken} isIdentityStored={isIdentityStored} />
        )}
      </KeepTyped>
    </FormCard>
  );
}
