/** A pause between tasks, in which the browser paints and answers its visitor. */

type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser do what waits; goes on at once where nothing does. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
