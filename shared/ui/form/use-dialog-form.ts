import { useMemo, useState, type FormEvent } from 'react';
import { useActionData, useFetcher } from '@vipp/shared/stores/router';
import { readFormAnswer } from '../../lib/form/form-answer';
import { useFormState } from './use-form-state';
import type { FormState } from './use-page-form';

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
