/** Nothing moves while a page loads, however late its resources come: each kind waits until the page is painted without it. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request, Route } from '@playwright/test';
import { allRoutes, readTextAt } from './support/all-routes';
import { readShifts, recordShifts, untilLaidOut, type Shift } from './support/layout-shifts';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

/** Kinds of resources in the order in which they come. What scripts request is held in its turn. */
const KINDS = ['image', 'font', 'stylesheet', 'fetch', 'script'];

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const isHydrated = () => window.history.scrollRestoration === 'manual';

/**
 * Holds the resources of the pages that are opened from now on.
 *
 * @returns what delivers those of the first kind that are held, and resolves to whether there were any
 */
async function holdResources(page: Page): Promise<() => Promise<boolean>> {
  const held = new Map<Request, Route>();
  await page.route('**/*', (route, request) => {
    if (KINDS.includes(request.resourceType())) held.set(request, route);
    else void route.continue();
  });
  page.on('requestfailed', (request) => held.delete(request));
  return async () => {
    const isHeld = (kind: string) => [...held.keys()].some((request) => request.resourceType() === kind);
    const kind = KINDS.find(isHeld);
    const batch = [...held].filter(([request]) => request.resourceType() === kind);
    for (const [request] of batch) held.delete(request);
    await Promise.all(batch.map(([, route]) => route.continue()));
    await Promise.all(batch.map(async ([request]) => (await request.response())?.finished()));
    return batch.length > 0;
  };
}

/** @returns what moved, by address */
async function shiftsOf(page: Page, paths: readonly string[]): Promise<Record<string, Shift[]>> {
  const moved: Record<string, Shift[]> = {};
  const deliver = await holdResources(page);
  await recordShifts(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    do await untilLaidOut(page);
    while ((await deliver()) || !(await page.evaluate(isHydrated)));
    const shifts = await readShifts(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  return moved;
}

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a computer', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    // An unknown page, and calls of a site that is busy.
    test.use({ viewport, expectedFaults: /status of (404|503) / });

    test(`nothing on ${device} moves on any page while its resources come one kind after another`, async ({ page }) => {
      // Every page, on a machine that may be busy.
      test.setTimeout(600_000);
      expect(await shiftsOf(page, await allRoutes(readTextAt(siteUrl())))).toEqual({});
    });
  });
}

/** Serves the site, but of a page only the HTML up to the first link of its menu until the rest is released. */
async function serveInParts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const serve = async (url: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(url, siteUrl()));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const cut = body.indexOf('</li>', body.indexOf('<nav'));
    response.write(body.subarray(0, cut));
    await released;
    response.end(body.subarray(cut));
  };
  const server = createServer(({ url = '/' }, response) => void serve(url, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => (server.closeAllConnections(), server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release, close };
}

test('the header does not move when the HTML of a page first ends in its menu', async ({ page }) => {
  const { url, release, close } = await serveInParts();
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await recordShifts(page);
    await page.goto(`${url}/le-groupe`, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    release();
    await page.waitForFunction(isHydrated);
    await untilLaidOut(page);
    expect(await readShifts(page)).toEqual([]);
  } finally {
    close();
  }
});
