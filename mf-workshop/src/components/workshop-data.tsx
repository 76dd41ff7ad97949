/** Data of a page of the workshop: read, shown while it can be, and read again. */
import { type ReactNode, useEffect, useState } from 'react';
import { callWorkshop, type WorkshopFailure } from '@vipp/shared/api/call-workshop';
import type { CallInput, CallOutput, WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { useAccountState } from '../model/account-store';
import styles from './workshop.module.css';

export type WorkshopData<Data> = {
  /** Result of the last successful call, also while another call is pending. */
  data: Data | undefined;
  isLoading: boolean;
  failure: WorkshopFailure | undefined;
  reload: () => void;
};

type Last<Data> = { call: string; data: Data | undefined; failure: WorkshopFailure | undefined };

/**
 * Data of a page of the workshop. It is read again after a change of the input, and after another sign-in.
 *
 * @param input undefined while there is nothing to read
 */
export function useWorkshopData<Name extends WorkshopCallName>(
  name: Name,
  input: CallInput<Name> | undefined,
): WorkshopData<CallOutput<Name>> {
  const [last, setLast] = useState<Last<CallOutput<Name>>>();
  const [round, setRound] = useState(0);
  const isSignedOut = useAccountState().kind === 'signed-out';
  const asked = input === undefined ? undefined : JSON.stringify(input);
  const call = `${round} ${asked}`;
  useEffect(() => {
    if (asked === undefined || isSignedOut) return undefined;
    let isCurrent = true;
    const read = async () => {
      const answer = await callWorkshop(name, JSON.parse(asked) as CallInput<Name>);
      if (!isCurrent) return;
      setLast((before) =>
        answer.ok
          ? { call, data: answer.data, failure: undefined }
          : { call, data: before?.data, failure: answer.failure === 'signed-out' ? undefined : answer },
      );
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [asked, call, isSignedOut, name]);
  const isLoading = asked !== undefined && last?.call !== call;
  return {
    data: asked === undefined ? undefined : last?.data,
    isLoading,
    failure: isLoading ? undefined : last?.failure,
    reload: () => setRound((before) => before + 1),
  };
}

/** Two reads as one, with data when both have it. */
export const bothOf = <One, Other>(
  one: WorkshopData<One>,
  other: WorkshopData<Other>,
): WorkshopData<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isLoading: one.isLoading || other.isLoading,
  failure: one.failure ?? other.failure,
  reload: () => [one, other].forEach(({ reload }) => reload()),
});

/** Announces an action, and reads the data of the page again. */
export function useDone({ reload }: Pick<WorkshopData<unknown>, 'reload'>): (message: string) => void {
  const { show } = useToasts();
  return (message) => {
    show({ kind: 'success', message });
    reload();
  };
}

type Props<Data> = {
  read: WorkshopData<Data>;
  /** Shown until there is something to show. */
  loadingText: string;
  children: (data: Data) => ReactNode;
};

/** Part of a page with data of the workshop. Earlier data stays visible if reading fails. */
export function WorkshopPart<Data>({ read: { data, isLoading, failure, reload }, loadingText, children }: Props<Data>) {
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.message}>
          {failure.failure === 'unreachable' && (
            <Button variant="secondary" onClick={reload}>
              Réessayer
            </Button>
          )}
        </Notice>
      )}
      {data === undefined && isLoading && (
        <p className={styles.soft} role="status">
          {loadingText}
        </p>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
