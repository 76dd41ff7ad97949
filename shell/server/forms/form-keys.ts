/**
 * Idempotency keys of forms sent without scripts from publicly cacheable pages: these contain no key. They are derived from
 * answers and minute, so that a form sent twice by mistake has the same key or the next one.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { FORM_FIELD, HONEYPOT_FIELD, KEY_FIELD, START_FIELD } from '@vipp/shared/lib/form/form-answer';

/** A UUID of version 8 (RFC 9562), by which `isDerivedKey` recognises it; its last part is read by `earlierKey`. */
function toUuid(digest: Buffer, minute: number): string {
  const digits = digest.toString('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    `${digits.slice(20, 24)}${minute.toString(16).padStart(8, '0')}`,
  ].join('-');
}

const MINUTE_MS = 60_000;
const NOT_TYPED: readonly string[] = [KEY_FIELD, START_FIELD, HONEYPOT_FIELD];

/**
 * @param secrets FORM_STATE_SECRET: without it, stored keys would confirm guesses of answers
 * @returns adds the missing key of a posted form, whose start is unknown too, and counts as long ago
 */
export function createAddFormKey([secret]: readonly string[]) {
  if (secret === undefined) throw new Error('keys of forms need a secret');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vipp form keys', 32));
  return (form: URLSearchParams, path: string, now = Date.now()): void => {
    if (!form.has(FORM_FIELD) || form.get(KEY_FIELD)) return;
    const typed = [...form].filter(([name]) => !NOT_TYPED.includes(name));
    const digest = createHmac('sha256', key)
      .update(JSON.stringify([path, typed]))
      .digest();
    form.set(KEY_FIELD, toUuid(digest, Math.floor(now / MINUTE_MS)));
    form.set(START_FIELD, '0');
  };
}
