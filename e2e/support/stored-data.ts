/** Everything that a browser can store of a visit. */
import type { Page } from '@playwright/test';

/** Names only, in order. */
export async function storedData(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  const own = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies, ...own };
}

/** Records every request to another site. */
export function watchOtherSites(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    // The browser’s own viewer of documents asks for `chrome://` files, which are not sent over the network.
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) elsewhere.push(request.url());
  });
  return elsewhere;
}

/** Everything that the browser stores, with the values. */
export async function storedInBrowser(page: Page): Promise<string> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const own = await page.evaluate(async () => [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    JSON.stringify(history.state),
    `${(await indexedDB.databases()).length + (await caches.keys()).length} databases`,
  ]);
  return [...cookies, ...own].join('\n');
}
