import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useActionData, useFetcher, useNavigation } from '@vipp/shared/stores/router';
import { FORM_FIELD, readFormAnswer, type FormAnswer } from '../../lib/form/form-answer';
import { forgetValues } from './use-kept-values';

/** State of a form: the last answer, and whether it is being sent. */
export type FormState = {
  answer: FormAnswer | undefined;
  isSending: boolean;
  /** Number of accepted submissions; each resets the form. */
  round: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

const after = (answer: FormAnswer | undefined, round: number): Pick<FormState, 'answer' | 'round'> => ({
  answer,
  round: answer?.outcome.kind === 'accepted' ? round + 1 : round,
});

type Submission = {
  /** State of the navigation or the fetcher that sends the form. */
  state: 'idle' | 'loading' | 'submitting';
  isSending: boolean;
};

/** State of a form that its page's action handles. `fresh` is the last answer, shown after the navigation. */
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

/** State of a form with a POST to its own page, through the router, or natively before hydration. */
export function usePageForm(name: string): FormState {
  const actionData: unknown = useActionData();
  const { state, formData } = useNavigation();
  // Shown after the navigation, which moves the focus.
  const fresh = useMemo(() => readFormAnswer(actionData, name), [actionData, name]);
  return useFormState(fresh, { state, isSending: state !== 'idle' && formData?.get(FORM_FIELD) === name });
}

/**
 * State of a form in a dialog of its page. It posts to that page, with scripts through a fetcher and not a navigation:
 * the page behind is not changed, and its navigations do not lose the answer.
 */
export function useDialogForm(name: string): FormState {
  const actionData: unknown = useActionData();
  // Stored, because the router drops the answer in the server's HTML at the next navigation.
  const [first] = useState(() => readFormAnswer(actionData, name));
  const { data, state, submit } = useFetcher<unknown>();
  const fetched = useMemo(() => readFormAnswer(data, name), [data, name]);
  const form = useFormState(fetched ?? first, { state, isSending: state !== 'idle' });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { ...form, onSubmit };
}
