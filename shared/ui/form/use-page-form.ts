import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useActionData, useNavigation } from '@vipp/shared/stores/router';
import { FORM_FIELD, readFormAnswer, type FormAnswer } from '../../lib/form/form-answer';

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
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formData?.get(FORM_FIELD) === name;
  const fresh = useMemo(() => readFormAnswer(actionData, name), [actionData, name]);
  // The answer is there before the navigation has ended, which moves the focus: it is shown after that.
  const [{ answer, round }, setShown] = useState({ answer: fresh, round: 0 });
  if (navigation.state === 'idle' && answer !== fresh) {
    setShown({ answer: fresh, round: fresh?.outcome.kind === 'accepted' ? round + 1 : round });
  }

  // The second click of a double click comes before the page knows of the first.
  const isLocked = useRef(false);
  useEffect(() => {
    isLocked.current = false;
  }, [navigation.state, actionData]);
  const onSubmit = (event: FormEvent) => {
    if (isSending || isLocked.current) event.preventDefault();
    isLocked.current = true;
  };
  return { answer, isSending, round, onSubmit };
}
