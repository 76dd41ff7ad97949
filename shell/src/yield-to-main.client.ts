/** A pause between tasks, in which the browser paints and handles input. */

type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser run pending work; continues at once where there is none. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
