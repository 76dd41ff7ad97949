import { useEffect, useRef, type RefObject } from 'react';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { useLocation } from '@vipp/shared/stores/router';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { contextOf } from '../model/application-answer';
import { identityStep } from '../model/application-forms';
import { IdentityForm } from './identity-form';
import { useStepAnswers, type ShownVersion } from './use-step-answers';

/** Focuses the field of the address, which the links « Modifier » of the preview in the other step set. */
function useFieldOfAddress(formRef: RefObject<HTMLFormElement | null>, answers: Answers): void {
  const { hash } = useLocation();
  // At each change, because a restored draft may add the field; until the visitor is in the form.
  useEffect(() => {
    if (hash && !formRef.current?.contains(document.activeElement)) document.getElementById(anchorId(hash))?.focus();
  }, [hash, formRef, answers]);
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
  const step = identityStep(shown.form.questions);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useStepAnswers(shown, step, answer?.values ?? preset, formRef, contextOf(answer).reached);
  useFieldOfAddress(formRef, draft.answers);
  return <IdentityForm version={shown.form} state={state} formToken={formToken} draft={draft} formRef={formRef} />;
}
