import { useEffect, useRef } from 'react';
import { useToasts } from '@vipp/shared/stores/site-context';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { invalidTitle, NOT_SENT, REFUSED } from '../model/application-forms';

/** Requirement 8.3: text of the toast for a refused application; the form has the details. */
function refusalText(answer: FormAnswer): string | undefined {
  const { outcome } = answer;
  if (outcome.kind === 'unreachable') return NOT_SENT;
  if (outcome.kind !== 'refused' || outcome.by === 'honeypot') return undefined;
  const hasErrors = Object.keys(outcome.errors).length > 0;
  if (outcome.by === 'form') return hasErrors ? invalidTitle(answer) : outcome.message;
  return hasErrors ? REFUSED : (outcome.message ?? NOT_SENT);
}

/** Shows a toast for each refusal, once. */
export function useRefusalToast(answer: FormAnswer | undefined): void {
  const { show } = useToasts();
  const toasted = useRef<FormAnswer>(undefined);
  useEffect(() => {
    const message = answer && refusalText(answer);
    if (!message || toasted.current === answer) return;
    toasted.current = answer;
    show({ kind: 'error', message });
  }, [answer, show]);
}
