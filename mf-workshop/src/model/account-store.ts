/** The signed-in account, for all parts of a page of the workshop. */
import { useSyncExternalStore } from 'react';
import { type Account } from '@vipp/shared/contract/workshop/access-calls';
import { callWorkshop, onSignedOut, type WorkshopAnswer, type WorkshopFailure } from '@vipp/shared/api/call-workshop';

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'signed-in'; account: Account }
  /** `last`: the account of a session that ended on the open page. */
  | { kind: 'signed-out'; last: Account | undefined }
  | { kind: 'failed'; message: string };

const LOADING: AccountState = { kind: 'loading' };
let state: AccountState = LOADING;
const listeners = new Set<() => void>();

function change(next: AccountState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

const NO_WORKSHOP = 'Ce site n’a pas d’atelier\u202F: son service de contenu ne le propose pas.';

const accountOf = (known = state): Account | undefined =>
  known.kind === 'signed-in' ? known.account : known.kind === 'signed-out' ? known.last : undefined;

onSignedOut(() => change({ kind: 'signed-out', last: accountOf() }));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useAccountState = (): AccountState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );

/** The account of the page, also after its session has ended. */
export const useAccount = (): Account | undefined => accountOf(useAccountState());

export async function loadAccount(): Promise<void> {
  const answer = await callWorkshop('account', {});
  if (answer.ok)
    change(answer.data ? { kind: 'signed-in', account: answer.data } : { kind: 'signed-out', last: accountOf() });
  else if (answer.failure !== 'signed-out')
    change({ kind: 'failed', message: answer.failure === 'not-found' ? NO_WORKSHOP : answer.message });
}

export async function signIn(email: string, password: string): Promise<WorkshopAnswer<Account>> {
  const answer = await callWorkshop('signIn', { email, password });
  if (answer.ok) change({ kind: 'signed-in', account: answer.data });
  return answer;
}

/** @returns what happened, in a sentence */
export async function endOtherSessions(): Promise<string> {
  const answer = await callWorkshop('endOtherSessions', {});
  return answer.ok ? 'Vous n’avez plus d’autre session ouverte.' : answer.message;
}

/** Forgets the account also where the service does not answer: its session ends by itself. */
export async function signOut(): Promise<WorkshopFailure | undefined> {
  const answer = await callWorkshop('signOut', {});
  if (!answer.ok && answer.failure === 'unreachable') return answer;
  change({ kind: 'signed-out', last: undefined });
  return undefined;
}
