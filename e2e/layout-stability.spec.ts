/** Nothing moves while the HTML of a page comes element by element; every-page.spec.ts delays all other resources. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readShifts, recordShifts, untilLaidOut } from './support/layout-shifts';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

/** Elements at the begin of the body, and at its end, that come one by one: what the first view shows. */
const [FIRST, LAST] = [60, 12];

/** Serves the site, but of a page only its head; `next` sends another element, and says whether more follow. */
async function serveByElements() {
  let answering: ServerResponse;
  let parts: string[] = [];
  const serve = async (url: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(url, siteUrl()));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [head = '', body = ''] = (await answer.text()).split(/(?=<body)/);
    const elements = body.split(/(?=<(?!path|script|style)[a-z])/);
    parts = [...elements.slice(0, FIRST), elements.slice(FIRST, -LAST).join(''), ...elements.slice(-LAST)];
    answering = response;
    response.write(head);
  };
  const server = createServer(({ url = '/' }, response) => void serve(url, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const next = (): boolean => {
    answering.write(parts.shift() ?? '');
    if (parts.length === 0) answering.end();
    return parts.length > 0;
  };
  const close = () => (server.closeAllConnections(), server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next, close };
}

const PAGES = [
  ['/', 1280],
  ['/le-groupe', 1280],
  ['/etude-de-cas', 1280],
  ['/recrutements/candidature', 360],
] as const;

test('nothing of a page moves while its HTML comes element by element', async ({ page }) => {
  const { url, next, close } = await serveByElements();
  await recordShifts(page);
  const found: Record<string, unknown> = {};
  for (const [path, width] of PAGES) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    while (next()) await untilLaidOut(page);
    await page.waitForLoadState();
    await untilLaidOut(page);
    found[path] = await readShifts(page);
  }
  close();
  expect(found).toEqual(Object.fromEntries(PAGES.map(([path]) => [path, []])));
});
