import type { Page, Response } from '@playwright/test';

/** Whether the page is hydrated: from then on scripts, and not the browser, restore scroll positions. */
export const isHydrated = () => window.history.scrollRestoration === 'manual';

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a page of the site and waits for its hydration. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} was not asked of the server`);
  await untilHydrated(page);
  return response;
}

const MARK = 'sameDocument';

/** Marks the document, to distinguish a navigation inside it from a full page load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate((mark) => void (document.documentElement.dataset[mark] = 'yes'), MARK);

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => document.documentElement.dataset[mark] === 'yes', MARK);

/** Documents are in frames, as in a browser with a PDF viewer: the headless shell has none, so they stay empty. */
export async function leaveFramesEmpty(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await page.route(/\.pdf$/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}
