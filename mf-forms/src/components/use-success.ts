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

/** Hides a form for `ms` milliseconds after a success, or until `show`; without JavaScript it remains hidden. */
export function useHiddenForm(answer: FormAnswer | undefined, ms: number): { isHidden: boolean; show: () => void } {
  const [elapsed, setElapsed] = useState<FormAnswer>();
  useEffect(() => {
    if (!isAccepted(answer)) return undefined;
    const timer = setTimeout(() => setElapsed(answer), ms);
    return () => clearTimeout(timer);
  }, [answer, ms]);
  return { isHidden: isAccepted(answer) && elapsed !== answer, show: () => setElapsed(answer) };
}
