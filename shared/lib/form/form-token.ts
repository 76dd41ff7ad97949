/** Hidden values of each rendered form: its idempotency key, and when it was shown. */
import { idempotencyKeySchema } from '../../contract/submissions';
import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from './form-answer';
import { newKey } from './new-key';

/** Minimum time of a person to fill in a form. */
const MIN_FILL_MS = 2_000;

/** Creates a token in the page's loader, so that it is the same in the server's HTML and in the browser. */
export const newFormToken = (now = Date.now()): FormToken => ({ key: newKey(), start: now });

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the token of a posted form; missing or invalid values are created again. */
export function readFormToken(form: FormData, now = Date.now()): FormToken {
  const key = idempotencyKeySchema.safeParse(textOf(form, KEY_FIELD));
  const start = Number(textOf(form, START_FIELD) || Number.NaN);
  return { key: key.success ? key.data : newKey(), start: Number.isFinite(start) ? start : now };
}

/**
 * True for a form that a robot may have sent: the honeypot is filled in, or it was faster than a person.
 *
 * The start may come from the server's clock and be compared with the visitor's, so a start in the future is ignored.
 */
export function isSuspect(form: FormData, formToken: FormToken, now = Date.now()): boolean {
  const elapsed = now - formToken.start;
  return textOf(form, HONEYPOT_FIELD) !== '' || (elapsed >= 0 && elapsed < MIN_FILL_MS);
}
