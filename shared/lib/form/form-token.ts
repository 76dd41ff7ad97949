/** Hidden values of each rendered form: its idempotency key, and when it was shown. */
import { idempotencyKeySchema } from '../../contract/submissions';
import { KEY_FIELD, START_FIELD, HONEYPOT_FIELD, type FormToken } from './form-answer';
import { isDerivedKey, newKey } from './new-key';

/** Minimum time of a person to fill in a form. */
const MIN_FILL_MS = 2_000;

/** Creates a token in the page's loader, so that it is the same in the server's HTML and in the browser. */
export const newFormToken = (now = Date.now()): FormToken => ({ key: newKey(), start: now });

/** In the HTML of a publicly cacheable page. */
const NO_TOKEN: FormToken = { key: '', start: 0 };

/**
 * Creates a token in the loader of a publicly cacheable page, during a navigation in the browser. In the server's HTML
 * there is none: `HiddenFields` adds one after hydration, and the gateway derives a key for a form without scripts.
 */
export const sharedFormToken = (): FormToken => (typeof document === 'undefined' ? NO_TOKEN : newFormToken());

/** The token of a hydrated page: visitors may have filled in the form before its scripts ran. */
export const hydratedFormToken = (): FormToken => newFormToken(Math.round(performance.timeOrigin));

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
 * The token of the answer to a form that was not accepted. A derived key is for one content: other visitors may have sent the
 * same incomplete form. Only where the record may be stored the retry needs the same key.
 */
export const tokenOfAnswer = (token: FormToken, mayBeStored: boolean): FormToken =>
  isDerivedKey(token.key) && !mayBeStored ? { ...token, key: newKey() } : token;

/** Whether the honeypot is filled in, as by robots and some browser extensions. */
export const isHoneypotFilled = (form: FormData): boolean => textOf(form, HONEYPOT_FIELD) !== '';

/**
 * The rest of the minimum time: password managers and the Enter key are faster.
 *
 * The start may come from the server's clock and be compared with the visitor's, so a start in the future is ignored.
 */
export function missingFillMs({ start }: FormToken, now = Date.now()): number {
  const elapsed = now - start;
  return elapsed >= 0 && elapsed < MIN_FILL_MS ? MIN_FILL_MS - elapsed : 0;
}
