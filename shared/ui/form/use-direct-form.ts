import { useRef, useState, type FormEvent } from 'react';
import type { SiteApi } from '../../contract/site-api';
import type { FormAction } from '../../lib/form/form-action';
import type { FormAnswer } from '../../lib/form/form-answer';
import type { FormState } from './use-page-form';

/** State of a form without a page, such as one in a dialog of the layout, whose action is called directly. */
export function useDirectForm(action: FormAction, api: SiteApi, onAnswer: (answer: FormAnswer) => void): FormState {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [round, setRound] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);

  const send = async (formData: FormData) => {
    isLocked.current = true;
    setIsSending(true);
    const next = await action({ api, formData, params: {} });
    isLocked.current = false;
    setIsSending(false);
    setAnswer(next);
    if (next.outcome.kind === 'accepted') setRound((before) => before + 1);
    onAnswer(next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLocked.current) void send(new FormData(event.currentTarget));
  };
  return { answer, isSending, round, onSubmit };
}
