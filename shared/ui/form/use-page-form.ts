import { useMemo, type FormEvent } from 'react';
import { useActionData, useNavigation } from '@vipp/shared/stores/router';
import { FORM_FIELD, readFormAnswer, type FormAnswer } from '../../lib/form/form-answer';
import { useFormState } from './use-form-state';

/** State of a form: the last answer, and whether it is being sent. */
export type FormState = {
  answer: FormAnswer | undefined;
  isSending: boolean;
  /** Number of accepted submissions, after each of which the form is reset. */
  round: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** State of a form that posts to its own page, through the router, or natively before hydration. */
export function usePageForm(name: string): FormState {
  const actionData: unknown = useActionData();
  const { state, formData } = useNavigation();
  // Shown after the end of the navigation, which moves the focus.
  const fresh = useMemo(() => readFormAnswer(actionData, name), [actionData, name]);
  return useFormState(fresh, { state, isSending: state !== 'idle' && formData?.get(FORM_FIELD) === name });
}
