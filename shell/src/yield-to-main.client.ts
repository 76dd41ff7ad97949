/** A pause between tasks, in which the browser paints and handles input. */

type Scheduler = { yield?: () => Promise<void> };

/** Yields to pending work of the browser; continues at once without any. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
