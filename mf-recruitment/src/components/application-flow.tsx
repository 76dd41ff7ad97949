import { useLayoutEffect } from 'react';
import { formStage } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { isReceiptMailed } from '../model/application-answer';
import { rememberForm, type ApplicationData } from '../model/application-data';
import { FORM_ANCHOR, STEP_MESSAGES, type ApplicationStepId, type StepMessage } from '../model/application-forms';
import { ApplicationReceipt } from './application-receipt';
import { BackgroundPart } from './background-part';
import { IdentityPart } from './identity-part';
import { StepProgress } from './step-progress';
import { useTakeOver } from './use-take-over';

function StepNotice({ message }: { message: StepMessage }) {
  return (
    <Notice kind="error" title={STEP_MESSAGES[message]}>
      {message === 'manquantes' && (
        <noscript>
          <p>Votre navigateur refuse peut-être le cookie qui relie les deux étapes.</p>
        </noscript>
      )}
      {message === 'stockage' && (
        <p>Vous pouvez continuer : ne fermez pas et ne rechargez pas cette page avant l’envoi.</p>
      )}
    </Notice>
  );
}

type Props = { step: ApplicationStepId; identity: FormState; background: FormState };

/** The application form, at its current step. */
export function ApplicationFlow({ step, identity, background }: Props) {
  const { formToken, message, preset, form } = usePageData<ApplicationData>();
  const isIdentityStored = useTakeOver(form, identity.answer, background.answer);
  useLayoutEffect(() => rememberForm(form), [form]);
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
      {step === 'step1' ? (
        <IdentityPart form={form} state={identity} formToken={formToken} preset={preset} />
      ) : (
        <BackgroundPart form={form} state={background} formToken={formToken} isIdentityStored={isIdentityStored} />
      )}
    </FormCard>
  );
}
