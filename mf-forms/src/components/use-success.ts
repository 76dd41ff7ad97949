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

/** True for `ms` milliseconds after a success. Without JavaScript it stays true, and the page itself has a link to continue. */
export function useJustSent(answer: FormAnswer | undefined, ms: number): boolean {
  const [over, setOver] = useState<FormAnswer>();
  useEffect(() => {
    if (!isAccepted(answer)) return undefined;
    const timer = setTimeout(() => setOver(answer), ms);
    return () => clearTimeout(timer);
  }, [answer, ms]);
  return isAccepted(answer) && over !== answer;
}
