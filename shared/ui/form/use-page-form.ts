import { useMemo, type FormEvent } from 'react';
import { useActionData, useNavigation } from '@vipp/shared/stores/router';
import { FORM_FIELD, readFormAnswer, type FormAnswer } from '../../lib/form/form-answer';
import { useFormState } from './use-form-state';

/** Where a form stands: what was answered last, and whether it is on its way. */
export type FormState = {
  answer: FormAnswer | undefined;
  isSending: boolean;
  /** Counts what was accepted: the form starts anew, empty, after each. */
  round: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The state of a form that posts to its own page: through the router, or natively before scripts have come. */
export function usePageForm(name: string): FormState {
  const actionData: unknown = useActionData();
  const { state, formData } = useNavigation();
  // The answer is there before the navigation has ended, which moves the focus: it is shown after that.
  const fresh = useMemo(() => readFormAnswer(actionData, name), [actionData, name]);
  return useFormState(fresh, { state, isSending: state !== 'idle' && formData?.get(FORM_FIELD) === name });
}
