import { useMemo, useState, type FormEvent } from 'react';
import { useActionData, useFetcher } from '@vipp/shared/stores/router';
import { readFormAnswer } from '../../lib/form/form-answer';
import { useFormState } from './use-form-state';
import type { FormState } from './use-page-form';

/**
 * The state of a form in a dialog of its page. It posts to that page as any form does, but with scripts nothing
 * navigates: the page behind stays as and where it is, and what it does meanwhile takes no answer away.
 */
export function useDialogForm(name: string): FormState {
  const actionData: unknown = useActionData();
  // What came with the page, which the page forgets with its next navigation.
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
