import type { Page } from '@playwright/test';

type Motion = { behaviors: unknown[]; transitions: number };

/** Records the scroll behaviours and the number of view transitions of the page. */
export async function recordMotion(page: Page): Promise<() => Promise<Motion>> {
  await page.addInitScript(() => {
    const notes = { behaviors: [] as unknown[], transitions: 0 };
    Object.assign(window, { motionNotes: notes });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function note(options) {
      notes.behaviors.push(typeof options === 'object' ? options.behavior : options);
      scroll.call(this, options);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      notes.transitions += 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { motionNotes: Motion }).motionNotes);
}
