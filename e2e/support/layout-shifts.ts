/** Layout shifts without input of the visitor, and pages with late resources. */
import type { Page, Request, Route } from '@playwright/test';
import { isHydrated } from './open-page';

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

/** New content is laid out in the first frame; the second one reports its shifts. */
const frames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Must be called before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(record);
}

export const untilLaidOut = (page: Page): Promise<void> => page.evaluate(frames);

export const readShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => window.layoutShifts);

/** Kinds of resources in the order in which they come. What scripts request is held in its turn. */
const KINDS = ['image', 'font', 'stylesheet', 'fetch', 'script'];

/**
 * Opens pages whose resources come one kind after another, each after a layout without it.
 *
 * @returns a function to open the page at a path; it resolves to the kinds of late resources after hydration
 */
export async function holdResources(page: Page): Promise<(path: string) => Promise<string[]>> {
  const held = new Map<Request, Route>();
  let isOpening = false;
  await page.route('**/*', (route, request) => {
    if (isOpening && KINDS.includes(request.resourceType())) held.set(request, route);
    else void route.continue();
  });
  page.on('requestfailed', (request) => held.delete(request));
  const deliver = async (): Promise<string | undefined> => {
    const kind = KINDS.find((one) => [...held.keys()].some((request) => request.resourceType() === one));
    const batch = [...held].filter(([request]) => request.resourceType() === kind);
    for (const [request] of batch) held.delete(request);
    await Promise.all(batch.map(([, route]) => route.continue()));
    await Promise.all(batch.map(async ([request]) => (await request.response())?.finished()));
    return kind;
  };
  return async (path) => {
    const delivered: string[] = [];
    isOpening = true;
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    for (;;) {
      await untilLaidOut(page);
      const kind = await deliver();
      if (kind) delivered.push(kind);
      else if (await page.evaluate(isHydrated)) break;
    }
    isOpening = false;
    return delivered;
  };
}
