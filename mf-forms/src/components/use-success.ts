import { useEffect, useRef, useState } from 'react';
import { useToasts } from '@vipp/shared/stores/site-context';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';

const isAccepted = (answer: FormAnswer | undefined): answer is FormAnswer => answer?.outcome.kind === 'accepted';

/** Shows a toast for each success, once. */
export function useSuccessToast(answer: FormAnswer | undefined, message: string): void {
  const { show } = useToasts();
  const toasted = useRef<FormAnswer>(undefined);
  useEffect(() => {
    if (!isAccepted(answer) || toasted.current === answer) return;
    toasted.current = answer;
    show({ kind: 'success', message });
  }, [answer, message, show]);
}

/** True for `ms` milliseconds after a success; without JavaScript it remains true. */
export function useJustSent(answer: FormAnswer | undefined, ms: number): boolean {
  const [elapsed, setElapsed] = useState<FormAnswer>();
  useEffect(() => {
    if (!isAccepted(answer)) return undefined;
    const timer = setTimeout(() => setElapsed(answer), ms);
    return () => clearTimeout(timer);
  }, [answer, ms]);
  return isAccepted(answer) && elapsed !== answer;
}
