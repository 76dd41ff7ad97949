import { useEffect, useRef } from 'react';
import { ArrowRight } from 'lucide-react';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { useLocation } from '@vipp/shared/stores/router';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf, reachedField } from '../model/application-answer';
import { identityStep, missingFields } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { ApplicationPrivacyNote } from './application-privacy-note';
import { DraftNote } from './draft-note';
import { MissingHint } from './missing-hint';
import { useStepAnswers, type ShownVersion } from './use-step-answers';

const MISSING_ID = 'candidature-manque';

/** Focuses the field of the address, which the links « Modifier » of the preview in the other step set. */
function useFieldOfAddress(round: number): void {
  const { hash } = useLocation();
  // Restoring the draft renders the fields again once, which loses the focus.
  const isBegun = round > 1;
  useEffect(() => {
    if (hash && !isBegun) document.getElementById(anchorId(hash))?.focus();
  }, [hash, round, isBegun]);
}

type Props = {
  shown: ShownVersion;
  state: FormState;
  formToken: FormToken;
  preset: Answers;
};

/** Step 1: position, identity and contact of the candidate. */
export function IdentityPart({ shown, state, formToken, preset }: Props) {
  const { answer } = state;
  const context = contextOf(answer);
  const step = identityStep(shown.form.questions);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useStepAnswers(shown, step, answer?.values ?? preset, formRef, context.reached);
  const isHydrated = useHydrated();
  useFieldOfAddress(draft.round);
  const missing = missingFields(step, draft.answers);
  return (
    <>
      <DraftNote draft={draft} />
      <ApplicationForm
        version={shown.form}
        step={step}
        state={state}
        formToken={formToken}
        draft={draft}
        formRef={formRef}
        hidden={{ ...context.carried, ...reachedField(context) }}
      >
        <ApplicationPrivacyNote />
        <MissingHint id={MISSING_ID} missing={missing} />
        <SubmitButton
          sending="Envoi en cours..."
          isSending={state.isSending}
          icon={<ArrowRight />}
          {...(isHydrated && missing.length > 0 && { missing: MISSING_ID })}
        >
          Valider
        </SubmitButton>
      </ApplicationForm>
    </>
  );
}
