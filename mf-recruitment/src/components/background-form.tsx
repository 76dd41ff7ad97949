import type { RefObject } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ApplicationForm as Version } from '@vipp/shared/contract/application/definition';
import { STEP_FIELD, STEPS, type FormToken } from '@vipp/shared/lib/form/form-answer';
import { asDraft, formStage } from '@vipp/shared/lib/form/form-stage';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf, isSealed, reachedField, SEALED_FIELD } from '../model/application-answer';
import { readDraft } from '../model/application-draft';
import { backgroundStep, FORM_ANCHOR, IDENTITY_PATH } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { DraftNote } from './draft-note';
import type { StepAnswers } from './use-step-answers';
import styles from './background-form.module.css';

export const SUBMIT_ID = 'candidature-valider';

/** Returns to step 1 with all answers, which are stored on the device, or in the form when step 1 is encrypted in it. */
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
    <p>
      Cette page est la seconde étape. <PageLink to={IDENTITY_PATH}>Remplissez d’abord la première</PageLink>
    </p>
  </Notice>
);

/** Where answers are stored, and that step 1 is missing: only the browser knows it, so it takes the place of the other note. */
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

type Props = {
  version: Version;
  state: FormState;
  formToken: FormToken;
  draft: StepAnswers;
  formRef: RefObject<HTMLFormElement | null>;
};

/** The form of step 2, whatever stores its answers. */
export function BackgroundForm({ version, state, formToken, draft, formRef }: Props) {
  const { answer } = state;
  const context = contextOf(answer);
  const behind = answer && formStage(answer) === 'preview' ? asDraft(answer) : answer;
  return (
    <>
      <Notes draft={draft} answer={answer} />
      <ApplicationForm
        version={version}
        step={backgroundStep(version.questions)}
        state={{ ...state, answer: behind }}
        formToken={formToken}
        draft={draft}
        formRef={formRef}
        listMessage={context.listMessage}
        hidden={{ ...(context.sealed && { [SEALED_FIELD]: context.sealed }), ...reachedField(context) }}
      >
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
          <BackButton isCarried={isSealed(answer)} />
        </div>
      </ApplicationForm>
    </>
  );
}
