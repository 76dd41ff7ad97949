/** Visits at a steady rate, whether or not the earlier ones are answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers } from './ask';
import type { Visit } from './site-visits';

/** Visits that wait at most: beyond them the site is too slow, and the run counts a fault. */
const MOST_AT_ONCE = 200;

function createPicker(visits: readonly Visit[]): () => Visit | undefined {
  const total = visits.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    let left = Math.random() * total;
    return visits.find(({ weight }) => (left -= weight) <= 0);
  };
}

/** Until the signal. @returns once all visits are over */
export async function runLoad(
  visits: readonly Visit[],
  rate: number,
  { fail }: Pick<Answers, 'fail'>,
  signal: AbortSignal,
): Promise<void> {
  const pick = createPicker(visits);
  const running = new Set<Promise<void>>();
  const begun = performance.now();
  for (let turn = 1; !signal.aborted; turn += 1) {
    const wait = begun + (turn * 1_000) / rate - performance.now();
    if (wait > 0) await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    const visit = pick();
    if (!visit) continue;
    if (running.size >= MOST_AT_ONCE) {
      fail(`${visit.name}: ${MOST_AT_ONCE} visits wait already`);
      continue;
    }
    const run = visit
      .run()
      .catch((error: unknown) => fail(`${visit.name}: ${String(error)}`))
      .finally(() => running.delete(run));
    running.add(run);
  }
  await Promise.all(running);
}
