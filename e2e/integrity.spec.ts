/** Every file that a page names in its head, with bytes changed in transit: it does not run, and the page stays readable. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// The last: without the shell's script, the entry of a remote has no federation runtime.
test.use({
  expectedFaults:
    /integrity|Failed to find a valid digest|\/_mf\/|could not be loaded|hydrat|setGlobalFederationConstructor/i,
});

const RAN = 'changedFileRan';
const MARK = `;globalThis.${RAN}=(globalThis.${RAN}??[]).concat(document.currentScript?.src??'module');`;

/** Puts a text before the files with these paths. */
const change = (page: Page, paths: readonly string[], text: string): Promise<unknown> =>
  page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: text + (await answer.text()) });
    },
  );

const refusal = (page: Page, src: string) =>
  page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /integrity/i.test(message.text()) && message.text().includes(src),
  );

test('no script with a changed byte runs, and the page stays as the server sent it', async ({ page }) => {
  const html = await (await page.request.get('/contact')).text();
  // The styles of a page and its first script are in it, so that there is no file of them to change.
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
  const tags = [...html.matchAll(/<script[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(4);
  for (const tag of tags)
    expect(tag).toMatch(/^<script type="text\/plain" src="\/_mf\/[^"]+" integrity="sha384-[A-Za-z0-9+/]{64}">$/);
  const scripts = tags.map((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? '');

  // Compiled while they come.
  for (const src of scripts)
    expect(await (await page.request.get(src)).text(), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  await change(page, scripts, MARK);
  const refused = Promise.all(scripts.map((src) => refusal(page, src)));
  await page.goto('/contact');
  await refused;
  expect(await page.evaluate((name) => name in window, RAN)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main form[method="post"]').first()).toBeVisible();
});
