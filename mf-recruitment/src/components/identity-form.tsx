import type { RefObject } from 'react';
import { ArrowRight } from 'lucide-react';
import type { ApplicationForm as Version } from '@vipp/shared/contract/application/definition';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf, reachedField } from '../model/application-answer';
import { identityStep, missingFields } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { ApplicationPrivacyNote } from './application-privacy-note';
import { DraftNote } from './draft-note';
import { MissingHint } from './missing-hint';
import type { StepAnswers } from './use-step-answers';

const MISSING_ID = 'candidature-manque';

type Props = {
  version: Version;
  state: FormState;
  formToken: FormToken;
  draft: StepAnswers;
  formRef: RefObject<HTMLFormElement | null>;
};

/** The form of step 1, whatever stores its answers. */
export function IdentityForm({ version, state, formToken, draft, formRef }: Props) {
  const context = contextOf(state.answer);
  const step = identityStep(version.questions);
  const isHydrated = useHydrated();
  const missing = missingFields(step, draft.answers);
  return (
    <>
      <DraftNote draft={draft} />
      <ApplicationForm
        version={version}
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
