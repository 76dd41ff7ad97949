/** Requirement 9.3: one step every `10000 ms / target`, and the final value after 8000 ms. */
const FULL_COUNT_MS = 10_000;
export const COUNT_UP_MS = 8_000;

/** The number of a counter `elapsed` milliseconds after it became visible. */
export function countAt(target: number, elapsed: number): number {
  if (elapsed >= COUNT_UP_MS) return target;
  return Math.floor((target * Math.max(elapsed, 0)) / FULL_COUNT_MS);
}
