/** What each rendered form carries for itself: its idempotency key, and when it was shown. */
import { idempotencyKeySchema } from '../../contract/submissions';
import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from './form-answer';
import { newKey } from './new-key';

/** Nobody fills in a form faster; a robot does. */
const FASTEST_MS = 2_000;

/** Made by the page's loader, so that the server's HTML and the browser agree on it. */
export const newFormToken = (now = Date.now()): FormToken => ({ key: newKey(), start: now });

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The session that a form carried; what is missing or no key of ours is made anew. */
export function readFormToken(form: FormData, now = Date.now()): FormToken {
  const key = idempotencyKeySchema.safeParse(textOf(form, KEY_FIELD));
  const start = Number(textOf(form, START_FIELD) || Number.NaN);
  return { key: key.success ? key.data : newKey(), start: Number.isFinite(start) ? start : now };
}

/**
 * Whether a form looks like a robot's: its trap is filled, or it took less time than reading it takes.
 *
 * The start is written by the server's clock and may be read by the visitor's: one that runs behind counts as
 * unknown, which is no reason to suspect anybody.
 */
export function isSuspect(form: FormData, session: FormToken, now = Date.now()): boolean {
  const elapsed = now - session.start;
  return textOf(form, HONEYPOT_FIELD) !== '' || (elapsed >= 0 && elapsed < FASTEST_MS);
}
