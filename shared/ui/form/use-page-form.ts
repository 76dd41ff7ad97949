import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useActionData, useNavigation } from '@vipp/shared/stores/router';
import { FORM_FIELD, readFormAnswer } from '../../lib/form/form-answer';
import type { FormState } from './form-state';

/** The state of a form that posts to its own page: through the router, or natively before scripts have come. */
export function usePageForm(name: string): FormState {
  const actionData: unknown = useActionData();
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formData?.get(FORM_FIELD) === name;
  const fresh = useMemo(() => readFormAnswer(actionData, name), [actionData, name]);
  // The answer is there before the navigation has ended, which moves the focus: it is shown after that.
  const [answer, setAnswer] = useState(fresh);
  if (navigation.state === 'idle' && answer !== fresh) setAnswer(fresh);

  // The second click of a double click comes before the page knows of the first.
  const isLocked = useRef(false);
  useEffect(() => {
    isLocked.current = false;
  }, [navigation.state, actionData]);
  const onSubmit = (event: FormEvent) => {
    if (isSending || isLocked.current) event.preventDefault();
    isLocked.current = true;
  };
  return { answer, isSending, onSubmit };
}
