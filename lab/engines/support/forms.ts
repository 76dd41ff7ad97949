/** What the tests of all forms share. */
import type { Typed } from '../../../e2e/support/forms';
import type { EnginePage } from './engine-page';

/** Longer than the time below which a form is treated as sent by a robot (`MIN_FILL_MS`). */
const READING_MS = 2_100;

/** Text fields, by label, in a part of the page. */
export async function typeInto(visit: EnginePage, within: string, values: Typed): Promise<void> {
  for (const [name, text] of Object.entries(values)) await visit.type({ role: 'field', name, within }, text);
}

/** Waits until the form was shown for as long as a person needs to fill it in. */
export const untilFilledIn = (visit: EnginePage, within: string): Promise<void> =>
  visit.waitFor(
    (selector: string, ms: number) => {
      const start = document.querySelector<HTMLInputElement>(`${selector} input[name="debut"]`);
      return Date.now() - Number(start?.value || Date.now()) > ms;
    },
    within,
    READING_MS,
  );
