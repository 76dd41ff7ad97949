/** Both pages of the application; without JavaScript each may show the step of the other. */
import { useLayoutEffect } from 'react';
import type { PageMeta, PageModule } from '@vipp/shared/contract/page-module';
import { formStage, formTitle, readFormAnswer } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { ApplicationReceipt } from './application-receipt';
import { BackgroundPart } from './background-part';
import { IdentityPart } from './identity-part';
import { StepLayout } from './step-layout';
import { FormProgress } from './step-progress';
import { useTakeOver } from './use-take-over';
import { isReceiptMailed } from '../model/application-answer';
import { loadApplication, rememberForm, type ApplicationData } from '../model/application-data';
import {
  BACKGROUND_FORM,
  FORM_ANCHOR,
  IDENTITY_FORM,
  STEP_MESSAGES,
  type ApplicationStepId,
  type StepMessage,
} from '../model/application-forms';
import { handleApplication } from '../model/handle-application';

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

function ApplicationPage({ start }: { start: ApplicationStepId }) {
  const identity = usePageForm(IDENTITY_FORM);
  const background = usePageForm(BACKGROUND_FORM);
  const step = background.answer ? 'step2' : identity.answer ? 'step1' : start;
  const { formToken, message, preset, form } = usePageData<ApplicationData>();
  const isIdentityStored = useTakeOver(form, identity.answer, background.answer);
  useLayoutEffect(() => rememberForm(form), [form]);
  const stage = formStage(background.answer);
  return (
    <StepLayout step={step}>
      <FormCard id={FORM_ANCHOR}>
        {stage === 'sent' ? (
          <ApplicationReceipt isMailed={isReceiptMailed(background.answer)} />
        ) : (
          <>
            <FormProgress current={step === 'step1' ? 1 : stage === 'preview' ? 3 : 2} />
            {message && !identity.answer && !background.answer && <StepNotice message={message} />}
            {step === 'step1' ? (
              <IdentityPart form={form} state={identity} formToken={formToken} preset={preset} />
            ) : (
              <BackgroundPart
                form={form}
                state={background}
                formToken={formToken}
                isIdentityStored={isIdentityStored}
              />
            )}
          </>
        )}
      </FormCard>
    </StepLayout>
  );
}

const TITLES = {
  step1: 'Candidature\u202F: votre identité',
  step2: 'Candidature\u202F: votre parcours',
  preview: 'Candidature\u202F: relecture',
  sent: 'Candidature envoyée',
} as const;

function titleOf(start: ApplicationStepId, actionData: unknown): string {
  if (readFormAnswer(actionData, IDENTITY_FORM)) return TITLES.step1;
  const kind = readFormAnswer(actionData, BACKGROUND_FORM)?.outcome.kind;
  if (kind === 'preview') return TITLES.preview;
  if (kind === 'accepted') return TITLES.sent;
  return kind ? TITLES.step2 : TITLES[start];
}

/** @param start step that the page shows at first */
export const applicationPage = (
  start: ApplicationStepId,
  meta: Omit<PageMeta, 'title'>,
): PageModule<ApplicationData> => ({
  Component: () => <ApplicationPage start={start} />,
  loader: loadApplication,
  action: handleApplication,
  meta: (_data, actionData) => ({ ...meta, title: formTitle(titleOf(start, actionData), actionData) }),
});
