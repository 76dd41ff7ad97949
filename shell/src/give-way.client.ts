/** Pauses between tasks, in which the browser paints and answers its visitor. */

/** A page that is not looked at paints nothing: it is not waited for longer than this. */
const PATIENCE_MS = 300;

type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser do what waits; goes on at once where nothing does. */
export function giveWay(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/** Resolves once the HTML has been painted. */
export function firstPaint(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return giveWay();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, PATIENCE_MS);
  });
}
