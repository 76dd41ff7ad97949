import type { Page } from '@playwright/test';

/** Records the scroll behaviours of the page. */
export async function recordScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const behaviors: unknown[] = [];
    Object.assign(window, { scrollBehaviors: behaviors });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function note(options) {
      behaviors.push(typeof options === 'object' ? options.behavior : options);
      scroll.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrollBehaviors: unknown[] }).scrollBehaviors);
}
