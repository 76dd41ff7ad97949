/** The header stays in place while the HTML of a page comes in parts; every-page.spec.ts delays all other resources. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readShifts, recordShifts, untilLaidOut, untilPainted } from './support/layout-shifts';
import { untilHydrated } from './support/open-page';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

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
    await untilPainted(page);
    release();
    await untilHydrated(page);
    await untilLaidOut(page);
    expect(await readShifts(page)).toEqual([]);
  } finally {
    close();
  }
});
