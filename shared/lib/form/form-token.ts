/** Hidden values of each rendered form: its idempotency key, and when it was shown. */
import { idempotencyKeySchema } from '../../contract/submissions';
import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from './form-answer';
import { newKey } from './new-key';

/** Only robots fill in a form faster. */
const FASTEST_MS = 2_000;

/** Created by the page's loader, so that it is the same in the server's HTML and in the browser. */
export const newFormToken = (now = Date.now()): FormToken => ({ key: newKey(), start: now });

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The token that a form posted; missing or invalid values are created again. */
export function readFormToken(form: FormData, now = Date.now()): FormToken {
  const key = idempotencyKeySchema.safeParse(textOf(form, KEY_FIELD));
  const start = Number(textOf(form, START_FIELD) || Number.NaN);
  return { key: key.success ? key.data : newKey(), start: Number.isFinite(start) ? start : now };
}

/**
 * Whether a form looks like a robot's: its honeypot is filled in, or it was faster than a person can be.
 *
 * The start is written by the server's clock and may be compared with the visitor's: a start in the future counts as
 * unknown, and the form is not suspected.
 */
export function isSuspect(form: FormData, formToken: FormToken, now = Date.now()): boolean {
  const elapsed = now - formToken.start;
  return textOf(form, HONEYPOT_FIELD) !== '' || (elapsed >= 0 && elapsed < FASTEST_MS);
}
