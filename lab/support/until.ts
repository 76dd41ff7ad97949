import { setTimeout as elapsed } from 'node:timers/promises';

const INTERVAL_MS = 100;

/**
 * Asks again until something holds.
 *
 * @returns false when it did not within `deadlineMs`
 */
export async function until(holds: () => boolean | Promise<boolean>, deadlineMs: number): Promise<boolean> {
  const end = Date.now() + deadlineMs;
  do {
    if (await holds()) return true;
    await elapsed(INTERVAL_MS);
  } while (Date.now() < end);
  return false;
}
