import { useRef, useState, useEffect } from 'react';
import type { FormAnswer, FormToken } from '@vipp/shared/lib/form/form-answer';
import { formStage } from '@vipp/shared/lib/form/form-stage';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { fieldId } from '@vipp/shared/ui/form/form-failure';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { contextOf } from '../model/application-answer';
import {
  answersOfStep,
  BACKGROUND_FORM,
  backgroundStep,
  invalidTitle,
  NOT_SENT,
  REFUSED,
} from '../model/application-forms';
import { ApplicationPreview } from './application-preview';
import { BackgroundForm, SUBMIT_ID } from './background-form';
import { useStepAnswers, type ShownVersion } from './use-step-answers';
import styles from './background-part.module.css';
import { useToasts } from '@vipp/shared/stores/site-context';

/** Requirement 8.3: text of the toast for a refused application; the form has the details. */
function refusalText(answer: FormAnswer): string | undefined {
  const { outcome } = answer;
  if (outcome.kind === 'unreachable') return NOT_SENT;
  if (outcome.kind !== 'refused' || outcome.by === 'honeypot') return undefined;
  const hasErrors = Object.keys(outcome.errors).length > 0;
  if (outcome.by === 'form') return hasErrors ? invalidTitle(answer) : outcome.message;
  return hasErrors ? REFUSED : (outcome.message ?? NOT_SENT);
}

/** Shows a toast for each refusal, once. */
function useRefusalToast(answer: FormAnswer | undefined): void {
  const { show } = useToasts();
  const toasted = useRef<FormAnswer>(undefined);
  useEffect(() => {
    const message = answer && refusalText(answer);
    if (!message || toasted.current === answer) return;
    toasted.current = answer;
    show({ kind: 'error', message });
  }, [answer, show]);
}

export const PREVIEW_TITLE = 'Prévisualisation de votre candidature';

type Props = {
  shown: ShownVersion;
  state: FormState;
  formToken: FormToken;
  /** False when step 1 is in this page alone. */
  isIdentityStored: boolean;
};

function StoredForm({ shown, state, formToken, isIdentityStored }: Props) {
  const { answer } = state;
  const step = backgroundStep(shown.form.questions);
  const formRef = useRef<HTMLFormElement>(null);
  const first = answersOfStep(step, answer?.values ?? {});
  const draft = useStepAnswers(shown, step, first, formRef, contextOf(answer).reached);
  return (
    <BackgroundForm
      version={shown.form}
      state={state}
      formToken={formToken}
      draft={{ ...draft, isStored: draft.isStored && isIdentityStored }}
      formRef={formRef}
    />
  );
}

/** Step 2 and its preview in a dialog; without JavaScript the preview replaces the form. */
export function BackgroundPart({ shown, state, formToken, isIdentityStored }: Props) {
  const { answer } = state;
  const stage = formStage(answer);
  const [serverAnswer] = useState(answer);
  const [closed, setClosed] = useState<FormAnswer>();
  const [returnTo, setReturnTo] = useState(SUBMIT_ID);
  useRefusalToast(answer);

  if (answer && stage === 'preview' && answer === serverAnswer) {
    return (
      <>
        <h2 className={styles.title}>{PREVIEW_TITLE}</h2>
        <ApplicationPreview form={shown.form} answer={answer} state={state} isPage />
      </>
    );
  }
  const close = (field?: string) => {
    setReturnTo(field ? fieldId({ name: BACKGROUND_FORM }, field) : SUBMIT_ID);
    setClosed(answer);
  };
  return (
    <>
      <StoredForm shown={shown} state={state} formToken={formToken} isIdentityStored={isIdentityStored} />
      <FormDialog
        title={PREVIEW_TITLE}
        isOpen={stage === 'preview' && closed !== answer}
        isLocked={state.isSending}
        onClose={() => close()}
        returnTo={`[id="${returnTo}"]`}
      >
        {answer && stage === 'preview' && (
          <ApplicationPreview form={shown.form} answer={answer} state={state} onEdit={close} />
        )}
      </FormDialog>
    </>
  );
}
