/** Every file that a page names in its head, with one byte changed in transit: it does not run, and the page stays readable. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// The last: without the shell's script, the entry of a remote has no federation runtime.
test.use({
  expectedFaults:
    /integrity|Failed to find a valid digest|\/_mf\/|could not be loaded|hydrat|setGlobalFederationConstructor/i,
});

const RAN = 'changedFileRan';
const MARK = `;globalThis.${RAN}=(globalThis.${RAN}??[]).concat(document.currentScript?.src??'module');`;

/** Adds a statement that records that the file ran; `when` chooses the file. */
async function change(page: Page, when: (url: URL) => boolean, mark: string): Promise<string[]> {
  const changed: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/_mf/') && when(url),
    async (route) => {
      const answer = await route.fetch();
      changed.push(new URL(route.request().url()).pathname);
      await route.fulfill({ response: answer, body: mark + (await answer.text()) });
    },
  );
  return changed;
}

const scriptsOf = async (page: Page): Promise<string[]> => {
  const html = await (await page.request.get('/contact')).text();
  return [...html.matchAll(/<script type="text\/plain" src="([^"]+)"/g)].map(([, src = '']) => src);
};

const refusal = (page: Page, src: string) =>
  page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /integrity/i.test(message.text()) && message.text().includes(src),
  );

const ran = (page: Page) => page.evaluate((name) => (name in window ? Reflect.get(window, name) : []) as unknown, RAN);

test('no script with one byte changed runs, whichever of them it is, and the page stays as the server sent it', async ({
  page,
}) => {
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const src of scripts) {
    // One byte: a space before everything else.
    const changed = await change(page, ({ pathname }) => pathname === src, ' ');
    const refused = refusal(page, src);
    await page.goto('/contact');
    await refused;
    expect(changed).toContain(src);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('nothing of them runs when all are changed, and the form is still a form', async ({ page }) => {
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(2);
  const changed = await change(page, ({ pathname }) => scripts.includes(pathname), MARK);
  const refused = Promise.all(scripts.map((src) => refusal(page, src)));
  await page.goto('/contact');
  await refused;
  expect(changed).toEqual(expect.arrayContaining(scripts));
  expect(await ran(page)).toEqual([]);
  await expect(page.locator('main form[method="post"]').first()).toBeVisible();
});

test('the styles of a page and its first script are in it, so that there is no file of them to change', async ({
  page,
}) => {
  const html = await (await page.request.get('/contact')).text();
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
  const tags = [...html.matchAll(/<script[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(2);
  for (const tag of tags)
    expect(tag).toMatch(/^<script type="text\/plain" src="\/_mf\/[^"]+" integrity="sha384-[A-Za-z0-9+/]{64}">$/);
});
