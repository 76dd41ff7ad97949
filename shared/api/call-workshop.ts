/** Calls of the workshop from a page. Never rejects: each failure is a value with a message for the recruiter. */
import {
  type CallInput,
  type CallOutput,
  workshopDataPath,
  type WorkshopCalls,
} from '../contract/workshop/workshop-call';

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

/** Called when a session has ended, so that the page asks to sign in again. */
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

/**
 * Makes a call.
 *
 * @param calls the group of calls that contains `name`: a page bundles the schemas of the groups that it names only
 */
export async function callWorkshop<Calls extends WorkshopCalls, Name extends keyof Calls & string>(
  calls: Calls,
  name: Name,
  input: CallInput<Calls[Name]>,
): Promise<WorkshopAnswer<CallOutput<Calls[Name]>>> {
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
      return { ok: true, data: calls[name]?.output.parse(body) as CallOutput<Calls[Name]> };
    }
    const failure = FAILURES[response.status] ?? 'unreachable';
    if (failure === 'signed-out') listeners.forEach((listener) => listener());
    return { ok: false, failure, message: messageOf(body) ?? UNREACHABLE };
  } catch {
    return { ok: false, failure: 'unreachable', message: UNREACHABLE };
  }
}
