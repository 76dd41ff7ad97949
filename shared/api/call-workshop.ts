/** Calls of the workshop from a page. Never rejects: each failure is a value with a message for the recruiter. */
import { workshopDataPath } from '../contract/workshop/workshop-call';
import {
  type CallInput,
  type CallOutput,
  workshopCalls,
  type WorkshopCallName,
} from '../contract/workshop/workshop-calls';

export type WorkshopFailure = {
  ok: false;
  /** `unreachable`: the call may have been carried out or not. */
  failure: 'signed-out' | 'forbidden' | 'refused' | 'limited' | 'not-found' | 'unreachable';
  message: string;
};
export type WorkshopAnswer<Output> = { ok: true; data: Output } | WorkshopFailure;

const TIMEOUT_MS = 15_000;

const FAILURES: Readonly<Record<number, WorkshopFailure['failure']>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  422: 'refused',
  429: 'limited',
};

const UNREACHABLE =
  'Le site ne répond pas. Vérifiez votre connexion\u202F: ce que vous avez saisi reste sur cette page.';

/** Called at the end of a session: the page asks to sign in again. */
const listeners = new Set<() => void>();
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function messageOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;
}

export async function callWorkshop<Name extends WorkshopCallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<WorkshopAnswer<CallOutput<Name>>> {
  try {
    const response = await fetch(workshopDataPath(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) {
      // The schema of the call has this type of output.
      return { ok: true, data: workshopCalls[name].output.parse(body) as CallOutput<Name> };
    }
    const failure = FAILURES[response.status] ?? 'unreachable';
    if (failure === 'signed-out') listeners.forEach((listener) => listener());
    return { ok: false, failure, message: messageOf(body) ?? UNREACHABLE };
  } catch {
    return { ok: false, failure: 'unreachable', message: UNREACHABLE };
  }
}
