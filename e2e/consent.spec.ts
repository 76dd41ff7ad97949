import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

const KEY = 'its_cookies';
const LAST_VISIT = 'lastLoginDate';
const DAY_MS = 24 * 60 * 60 * 1000;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Infos' });
const icon = (page: Page) => page.getByRole('button', { name: 'Revoir mon choix de cookies' });
const choose = (page: Page, name: 'Accepter les cookies' | 'Refuser les cookies') =>
  page.getByRole('button', { name }).click();
const stored = (page: Page, key = KEY): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === KEY);

test('the banner is at the bottom left with its texts and a link to the privacy policy', async ({ page }) => {
  await openPage(page, '/');
  await expect(banner(page)).toContainText(
    'Ce site utilise des cookies à des fins strictement opérationnelles et éditoriales.',
  );
  await expect(banner(page).getByRole('button')).toHaveText(['Accepter les cookies', 'Refuser les cookies']);
  const place = await banner(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(place?.x).toBeLessThan(width / 10);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(height * 0.9);
  await banner(page).getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page).toHaveURL('/politique#cookies');
  await expect(page.locator('#cookies')).toBeInViewport();
});

for (const [button, value] of [
  ['Accepter les cookies', 'accepted'],
  ['Refuser les cookies', 'rejected'],
] as const) {
  test(`« ${button} » keeps the choice for 365 days, and the icon brings the banner back`, async ({ page }) => {
    await openPage(page, '/');
    await choose(page, button);
    await expect(banner(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
    expect(await stored(page)).toBe(value);
    const choice = await cookie(page);
    expect(choice).toMatchObject({ value, path: '/' });
    expect(Math.abs((choice?.expires ?? 0) * 1000 - Date.now() - 365 * DAY_MS)).toBeLessThan(60_000);

    const html = await (await page.request.get('/rse')).text();
    expect(html).not.toContain('Cookie Infos');
    await openPage(page, '/rse');
    await expect(banner(page)).toBeHidden();
    await icon(page).click();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBe(value);
  });
}

test('a choice can be changed', async ({ page }) => {
  await openPage(page, '/');
  await choose(page, 'Accepter les cookies');
  await icon(page).click();
  await choose(page, 'Refuser les cookies');
  await expect(icon(page)).toBeVisible();
  expect(await stored(page)).toBe('rejected');
  expect((await cookie(page))?.value).toBe('rejected');
});

test('the icon stays beside the text at every width, and is wide enough to be pressed', async ({ page }) => {
  await page.context().addCookies([{ name: KEY, value: 'rejected', url: siteUrl() }]);
  await openPage(page, '/le-groupe');
  for (const width of [320, 360, 412, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const text = await page.getByRole('heading', { level: 1 }).boundingBox();
    const drawn = await icon(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element, '::before').width),
    );
    expect(drawn).toBeLessThan(text?.x ?? 0);
    expect((await icon(page).boundingBox())?.width).toBeGreaterThanOrEqual(24);
  }
});

/** A visitor who accepted before, and whose last visit began some time ago. */
async function visitAgain(page: Page, elapsedMs: number): Promise<number> {
  const lastVisit = Date.now();
  await page.context().addCookies([{ name: KEY, value: 'accepted', url: siteUrl() }]);
  await page.addInitScript(
    ([key, last, at]) => {
      localStorage.setItem(key, 'accepted');
      localStorage.setItem(last, at);
    },
    [KEY, LAST_VISIT, String(lastVisit)] as const,
  );
  await page.clock.setFixedTime(lastVisit + elapsedMs);
  await openPage(page, '/');
  return lastVisit + elapsedMs;
}

test('three days after the last visit the choice is asked again', async ({ page }) => {
  const now = await visitAgain(page, 3 * DAY_MS);
  await expect(banner(page)).toBeVisible();
  await expect(icon(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  expect(await cookie(page)).toBeUndefined();
  expect(await stored(page, LAST_VISIT)).toBe(String(now));
});

test('a moment before the three days are over it still holds', async ({ page }) => {
  const now = await visitAgain(page, 3 * DAY_MS - 1);
  await expect(icon(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('accepted');
  expect(await stored(page, LAST_VISIT)).toBe(String(now));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is made, seen and changed on the page itself', async ({ page }) => {
    await page.goto('/rse?utm_source=lettre');
    await choose(page, 'Refuser les cookies');
    await expect(page).toHaveURL('/rse?utm_source=lettre');
    await expect(banner(page)).toBeHidden();
    const choice = await cookie(page);
    expect(choice).toMatchObject({ value: 'rejected', path: '/' });
    expect(Math.abs((choice?.expires ?? 0) * 1000 - Date.now() - 365 * DAY_MS)).toBeLessThan(60_000);

    await icon(page).click();
    await expect(banner(page)).toBeVisible();
    await choose(page, 'Accepter les cookies');
    await expect(page).toHaveURL('/rse?utm_source=lettre');
    await expect(icon(page)).toBeVisible();
    expect((await cookie(page))?.value).toBe('accepted');
  });

  test('the way back leads nowhere but to this site', async ({ request }) => {
    for (const target of ['https://example.com/', '//example.com', '/\\example.com']) {
      const answer = await request.post('/consentement', {
        form: { choice: 'accepted', retour: target },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      expect(answer.headers().location).toBe('/');
    }
  });
});
