import type { RefObject } from 'react';
import { ArrowRight } from 'lucide-react';
import type { ApplicationForm as Version } from '@vipp/shared/contract/application/definition';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import type { AskedField } from '@vipp/shared/contract/application/asked-fields';
import { contextOf, reachedField } from '../model/application-answer';
import { identityStep, missingFields } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { DraftNote } from './draft-note';
import type { StepAnswers } from './use-step-answers';
import styles from './missing-hint.module.css';

/** List of required fields that are empty (requirement 2.37), which describes the submit button. */
function MissingHint({ id, missing }: { id: string; missing: readonly AskedField[] }) {
  if (missing.length === 0) return null;
  const names = missing.map(({ field }) => field.label).join(', ');
  return (
    <p className={styles.hint} id={id}>
      {missing.length === 1
        ? `Il reste un champ à remplir\u202F: ${names}.`
        : `Il reste ${missing.length} champs à remplir\u202F: ${names}.`}
    </p>
  );
}

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
