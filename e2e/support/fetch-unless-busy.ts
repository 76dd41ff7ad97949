import { setTimeout as elapsed } from 'node:timers/promises';

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Repeats a request while the site is busy with its first pages and answers 503.
 *
 * @returns the last answer, after 20 requests at most
 */
export async function fetchUnlessBusy(request: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await elapsed(PAUSE_MS);
  }
}
