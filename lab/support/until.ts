import { setTimeout as elapsed } from 'node:timers/promises';

/** For what happens sooner on any machine. */
const SOON_MS = 60_000;
const INTERVAL_MS = 100;

/**
 * Asks again until something holds.
 *
 * @returns false when it did not within `deadlineMs`
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  deadlineMs = SOON_MS,
  intervalMs = INTERVAL_MS,
): Promise<boolean> {
  const end = Date.now() + deadlineMs;
  do {
    if (await holds()) return true;
    await elapsed(intervalMs);
  } while (Date.now() < end);
  return false;
}
