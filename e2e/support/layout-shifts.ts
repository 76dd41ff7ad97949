/** What moves in a page without input of its visitor. */
import type { Page } from '@playwright/test';

export type Shift = { value: number; nodes: string[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Runs in the page, from its beginning. */
function record(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
      window.layoutShifts.push({ value, nodes: nodes.map((text) => text.slice(0, 80)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What came is laid out in the first frame, and its shifts are reported by the second one. */
const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Must be called before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(record);
}

export const untilLaidOut = (page: Page): Promise<void> => page.evaluate(frames);

export const readShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.layoutShifts);
