import type { Page, Response } from '@playwright/test';

/** Waits until the scripts have taken the page over: from then on they, and not the browser, restore positions. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Opens a page of the site and waits until its scripts have taken it over. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} was not asked of the server`);
  await untilAlive(page);
  return response;
}

const MARK = 'sameDocument';

/** Marks the document, to tell a navigation inside it from a full page load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate((mark) => void (document.documentElement.dataset[mark] = 'yes'), MARK);

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => document.documentElement.dataset[mark] === 'yes', MARK);
