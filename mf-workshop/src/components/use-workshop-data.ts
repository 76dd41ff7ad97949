import { useEffect, useState } from 'react';
import type { CallInput, CallOutput, WorkshopCalls } from '@vipp/shared/contract/workshop/workshop-call';
import { useAccountState } from '../model/account-store';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';

export type WorkshopData<Output> = {
  /** Undefined until the first answer. */
  answer: WorkshopAnswer<Output> | undefined;
  /** Loads again; the answer before is shown in the meantime. */
  reload: () => void;
};

/** The answer to a call that changes nothing, loaded by the browser: again for another input, and after signing in again. */
export function useWorkshopData<Calls extends WorkshopCalls, Name extends keyof Calls & string>(
  calls: Calls,
  name: Name,
  input: CallInput<Calls[Name]>,
): WorkshopData<CallOutput<Calls[Name]>> {
  const key = JSON.stringify(input);
  const [loaded, setLoaded] = useState<{ key: string; answer: WorkshopAnswer<CallOutput<Calls[Name]>> }>();
  const [attempt, setAttempt] = useState(0);
  const isSignedIn = useAccountState().kind === 'signed-in';
  useEffect(() => {
    let isCurrent = true;
    void callWorkshop(calls, name, input).then((answer) => {
      if (isCurrent) setLoaded({ key, answer });
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is `input` as text
  }, [calls, name, key, attempt, isSignedIn]);
  return { answer: loaded?.key === key ? loaded.answer : undefined, reload: () => setAttempt((before) => before + 1) };
}
