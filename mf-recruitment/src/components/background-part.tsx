import { useRef, useState } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { STEP_FIELD, STEPS, type FormAnswer, type FormToken } from '@vipp/shared/lib/form/form-answer';
import { asDraft, formStage } from '@vipp/shared/lib/form/form-stage';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import { fieldId } from '@vipp/shared/ui/form/form-failure';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf, reachedField, SEALED_FIELD } from '../model/application-answer';
import { BACKGROUND_FORM, backgroundStep, FORM_ANCHOR, IDENTITY_PATH, answersOfStep } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { ApplicationPreview } from './application-preview';
import { ApplicationPrivacyNote } from './application-privacy-note';
import { DraftNote } from './draft-note';
import { useRefusalToast } from './use-refusal-toast';
import { useStepAnswers, type ShownVersion } from './use-step-answers';
import styles from './background-part.module.css';

const PREVIEW_TITLE = 'Prévisualisation de votre candidature';
const SUBMIT_ID = 'candidature-valider';

/** Returns to step 1 with all answers, which are stored on the device, or hidden fields without JavaScript. */
function BackButton({ isCarried }: { isCarried: boolean }) {
  const isHydrated = useHydrated();
  const action =
    isHydrated || !isCarried
      ? { to: IDENTITY_PATH }
      : { type: 'submit' as const, formAction: `${IDENTITY_PATH}#${FORM_ANCHOR}`, name: STEP_FIELD, value: STEPS.edit };
  return (
    <Button variant="secondary" icon={<ArrowLeft />} {...action}>
      Retour
    </Button>
  );
}

type FormProps = { shown: ShownVersion; state: FormState; formToken: FormToken };

function BackgroundForm({ shown, state, formToken }: FormProps) {
  const step = backgroundStep(shown.form.questions);
  const { answer } = state;
  const context = contextOf(answer);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useStepAnswers(shown, step, answersOfStep(step, answer?.values ?? {}), formRef, context.reached);
  const behind = answer && formStage(answer) === 'preview' ? asDraft(answer) : answer;
  return (
    <>
      <DraftNote draft={draft} />
      <ApplicationForm
        version={shown.form}
        step={step}
        state={{ ...state, answer: behind }}
        formToken={formToken}
        draft={draft}
        formRef={formRef}
        listMessage={context.listMessage}
        hidden={{ ...(context.sealed && { [SEALED_FIELD]: context.sealed }), ...reachedField(context) }}
      >
        <ApplicationPrivacyNote />
        <div className={styles.actions}>
          <SubmitButton
            id={SUBMIT_ID}
            name={STEP_FIELD}
            value={STEPS.preview}
            sending="Vérification en cours..."
            isSending={state.isSending}
            icon={<ArrowRight />}
          >
            Valider
          </SubmitButton>
          <BackButton isCarried={context.sealed !== undefined} />
        </div>
      </ApplicationForm>
    </>
  );
}

/** Step 2 and its preview in a dialog; without JavaScript the preview replaces the form. */
export function BackgroundPart({ shown, state, formToken }: FormProps) {
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
      <BackgroundForm shown={shown} state={state} formToken={formToken} />
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
