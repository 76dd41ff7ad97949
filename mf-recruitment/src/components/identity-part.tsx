import { useEffect, useRef, type RefObject } from 'react';
import { ArrowRight } from 'lucide-react';
import type { AskedField } from '@vipp/shared/contract/application/asked-fields';
import type { Answers, ApplicationForm as Version } from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { useLocation } from '@vipp/shared/stores/router';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { contextOf } from '../model/application-answer';
import { identityStep, missingFields } from '../model/application-forms';
import { ApplicationForm } from './application-form';
import { DraftNote } from './draft-note';
import { useStepAnswers } from './use-step-answers';
import styles from './identity-part.module.css';

type HintProps = { id: string; missing: readonly AskedField[]; isBlank: boolean };

/** List of empty required fields (requirement 2.37), once the visitor has begun; it describes the submit button. */
function MissingHint({ id, missing, isBlank }: HintProps) {
  if (missing.length === 0) return null;
  if (isBlank)
    return (
      <p className={styles.hint} id={id}>
        Le bouton s’active dès que les champs marqués d’un astérisque sont remplis.
      </p>
    );
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

/** Focuses the field of the address, which the links « Modifier » of the preview in the other step set. */
function useFieldOfAddress(formRef: RefObject<HTMLFormElement | null>, answers: Answers): void {
  const { hash } = useLocation();
  // At each change, because a restored draft may add the field; until the visitor is in the form.
  useEffect(() => {
    if (hash && !formRef.current?.contains(document.activeElement)) document.getElementById(anchorId(hash))?.focus();
  }, [hash, formRef, answers]);
}

type Props = {
  form: Version;
  state: FormState;
  formToken: FormToken;
  preset: Answers;
};

/** Step 1: position, identity and contact of the candidate. */
export function IdentityPart({ form, state, formToken, preset }: Props) {
  const context = contextOf(state.answer);
  const step = identityStep(form.questions);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useStepAnswers(form, step, state.answer?.values ?? preset, formRef, state.answer !== undefined);
  useFieldOfAddress(formRef, draft.answers);
  const isHydrated = useHydrated();
  const missing = missingFields(step, draft.answers);
  return (
    <>
      <DraftNote draft={draft} />
      <ApplicationForm
        version={form}
        step={step}
        state={state}
        formToken={formToken}
        draft={draft}
        formRef={formRef}
        hidden={context.carried ?? {}}
      >
        <MissingHint
          id={MISSING_ID}
          missing={missing}
          isBlank={Object.values(draft.answers).every((answer) => answer === '')}
        />
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
