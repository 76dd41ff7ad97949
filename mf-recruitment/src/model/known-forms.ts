/**
 * The versions of the form that this document has shown, so that both steps work while the connection is lost. In the browser only:
 * the gateway has a cache of its own.
 */
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';

/** After this time the gateway is asked whether a version is closed. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const known = new Map<number, { form: ApplicationForm; shownAt: number }>();
let latest: number | undefined;

export function rememberForm(form: ApplicationForm, now = Date.now()): void {
  if (!known.has(form.version)) known.set(form.version, { form, shownAt: now });
  latest = form.version;
}

/** @param version of the form; undefined for the one that was shown last */
export function knownForm(version: number | undefined, now = Date.now()): ApplicationForm | undefined {
  const entry = known.get(version ?? latest ?? -1);
  return entry && now - entry.shownAt <= MAX_AGE_MS ? entry.form : undefined;
}

/** For tests, which share one document. */
export function forgetForms(): void {
  known.clear();
  latest = undefined;
}
