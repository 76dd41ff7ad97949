import { useEffect, useRef, useState } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ApplicationForm as Version } from '@vipp/shared/contract/application/definition';
import { classNames } from '@vipp/shared/lib/class-names';
import {
  STEP_FIELD,
  STEPS,
  type FormAnswer,
  type FormToken,
  asEdited,
  formStage,
} from '@vipp/shared/lib/form/form-answer';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import buttons from '@vipp/shared/ui/button.module.css';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { fieldId } from '@vipp/shared/ui/form/form-failure';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf, isSealed, SEALED_FIELD } from '../model/application-answer';
import { readDraft } from '../model/application-draft';
import {
  answersOfStep,
  BACKGROUND_FORM,
  backgroundStep,
  backgroundWithout,
  FORM_ANCHOR,
  IDENTITY_PATH,
  invalidTitle,
  NOT_SENT,
  REFUSED,
  ruledOut,
} from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { ApplicationPreview } from './application-preview';
import { DraftNote } from './draft-note';
import { useStepAnswers, type StepAnswers } from './use-step-answers';
import styles from './background-part.module.css';

const SUBMIT_ID = 'candidature-valider';

/** Returns to step 1 with all answers. They are stored on the device, or encrypted in the form. */
function BackButton({ isCarried }: { isCarried: boolean }) {
  const action = isCarried
    ? { type: 'submit' as const, formAction: `${IDENTITY_PATH}#${FORM_ANCHOR}`, name: STEP_FIELD, value: STEPS.edit }
    : { to: IDENTITY_PATH };
  return (
    <Button variant="secondary" icon={<ArrowLeft />} {...action}>
      Retour
    </Button>
  );
}

const IdentityMissing = () => (
  <Notice kind="info" title="Commencez par votre identité">
    <PageLink to={IDENTITY_PATH}>Remplissez d’abord la première étape</PageLink>
  </Notice>
);

/** Notes about stored answers and a missing step 1: only the browser knows it, so it takes the place of the other note. */
function Notes({ draft, answer }: { draft: StepAnswers; answer: FormState['answer'] }) {
  const isMissing = useHydrated() && !isSealed(answer) && readDraft('step1') === undefined;
  const isBlank = Object.values(draft.answers).every((typed) => typed === '');
  return (
    <div className={classNames(styles.notes, isMissing && isBlank && styles.instead)}>
      {isMissing ? (
        <IdentityMissing />
      ) : (
        !answer && (
          <noscript>
            <IdentityMissing />
          </noscript>
        )
      )}
      <DraftNote draft={draft} />
    </div>
  );
}

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

const PREVIEW_TITLE = 'Prévisualisation de votre candidature';

type Props = {
  form: Version;
  state: FormState;
  formToken: FormToken;
  /** False when step 1 is in this page alone. */
  isIdentityStored: boolean;
};

function StepForm({ form, state, formToken, isIdentityStored }: Props) {
  const { answer } = state;
  const context = contextOf(answer);
  const identity = useHydrated() ? readDraft('step1') : undefined;
  const step = backgroundWithout(form.questions, context.ruledOut ?? ruledOut(form.questions, identity ?? {}));
  const formRef = useRef<HTMLFormElement>(null);
  const first = answersOfStep(backgroundStep(form.questions), answer?.values ?? {});
  const stored = useStepAnswers(form, step, first, formRef, answer !== undefined);
  const draft = { ...stored, isStored: stored.isStored && isIdentityStored };
  const behind = answer && formStage(answer) === 'preview' ? asEdited(answer) : answer;
  return (
    <>
      <Notes draft={draft} answer={answer} />
      <ApplicationForm
        version={form}
        step={step}
        state={{ ...state, answer: behind }}
        formToken={formToken}
        draft={draft}
        formRef={formRef}
        listMessage={context.listMessage}
        hidden={context.sealed ? { [SEALED_FIELD]: context.sealed } : {}}
      >
        <div className={buttons.row}>
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
          <BackButton isCarried={isSealed(answer)} />
        </div>
      </ApplicationForm>
    </>
  );
}

/** Step 2 and its preview in a dialog; without JavaScript the preview replaces the form. */
export function BackgroundPart({ form, state, formToken, isIdentityStored }: Props) {
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
        <ApplicationPreview form={form} answer={answer} state={state} isPage />
      </>
    );
  }
  const close = (field?: string) => {
    setReturnTo(field ? fieldId({ name: BACKGROUND_FORM }, field) : SUBMIT_ID);
    setClosed(answer);
  };
  return (
    <>
      <StepForm form={form} state={state} formToken={formToken} isIdentityStored={isIdentityStored} />
      <FormDialog
        title={PREVIEW_TITLE}
        isOpen={stage === 'preview' && closed !== answer}
        isLocked={state.isSending}
        onClose={() => close()}
        returnTo={`[id="${returnTo}"]`}
      >
        {answer && stage === 'preview' && (
          <ApplicationPreview form={form} answer={answer} state={state} onEdit={close} />
        )}
      </FormDialog>
    </>
  );
}
