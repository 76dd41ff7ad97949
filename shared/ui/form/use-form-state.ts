import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FormAnswer } from '../../lib/form/form-answer';
import { forgetValues } from './use-kept-values';
import type { FormState } from './use-page-form';

const after = (answer: FormAnswer | undefined, round: number): Pick<FormState, 'answer' | 'round'> => ({
  answer,
  round: answer?.outcome.kind === 'accepted' ? round + 1 : round,
});

type Submission = {
  /** State of the navigation or the fetcher that sends the form. */
  state: 'idle' | 'loading' | 'submitting';
  isSending: boolean;
};

/** State of a form that its page's action handles. `fresh` is the last answer, which is shown after the navigation. */
export function useFormState(fresh: FormAnswer | undefined, { state, isSending }: Submission): FormState {
  const [shown, setShown] = useState(() => after(fresh, 0));
  if (state === 'idle' && shown.answer !== fresh) setShown(after(fresh, shown.round));

  const { answer } = shown;
  useEffect(() => {
    if (answer?.outcome.kind === 'accepted') forgetValues(answer.form);
  }, [answer]);

  // A ref, because the second click of a double click precedes the rendering of the first.
  const isLocked = useRef(false);
  useEffect(() => {
    isLocked.current = false;
  }, [state, fresh]);
  const onSubmit = (event: FormEvent) => {
    if (isSending || isLocked.current) event.preventDefault();
    isLocked.current = true;
  };
  return { ...shown, isSending, onSubmit };
}
