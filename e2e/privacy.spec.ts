/** Requirement 4.1 and the law: nothing but exempt storage before or without consent, on any route. */
import type { Page } from '@playwright/test';
import { allRoutes, readTextAt } from './support/all-routes';
import { answerForm, card, identity, IDENTITY_PATH } from './support/application-form';
import { newEmail } from './support/forms';
import { storedData, watchOtherSites, type StoredData } from './support/stored-data';
import { openPage } from './support/open-page';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { chooseTheme, THEMES } from './support/visitor';

const NOTHING: StoredData = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 };
const LAST_VISIT = 'lastLoginDate';
const ACCEPT = 'Accepter les cookies';
const REFUSE = 'Refuser les cookies';
const REOPEN = 'aria-label="Revoir mon choix de cookies"';

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('on every route', () => {
  // Pages of unknown private links, and the page of an unknown path, answer 404.
  test.use({ expectedFaults: /status of 4\d\d/ });

  test('before a choice nothing is stored but the day of the visit, and no other site is asked', async ({ page }) => {
    test.setTimeout(240_000);
    const elsewhere = watchOtherSites(page, new URL(siteUrl()).origin);
    const routes = await allRoutes(readTextAt(siteUrl()));
    expect(routes.length).toBeGreaterThan(25);
    for (const path of routes) {
      await openPage(page, path);
      expect(await storedData(page), path).toEqual({ ...NOTHING, local: [LAST_VISIT] });
    }
    expect(elsewhere).toEqual([]);
  });
});

test('on every route the server sets no cookie, offers both choices in one click, and lets visitors reopen their choice', async ({
  request,
}) => {
  test.setTimeout(240_000);
  for (const path of await allRoutes(readTextAt(siteUrl()))) {
    const first = await request.get(path);
    const html = await first.text();
    expect(first.headers()['set-cookie'], path).toBeUndefined();
    for (const [value, name] of [
      ['accepted', ACCEPT],
      ['rejected', REFUSE],
    ])
      expect(html, path).toMatch(new RegExp(`<button[^>]*value="${value}"[^>]*>${name}</button>`));
    expect(html, path).not.toContain(REOPEN);
    for (const consent of ['accepted', 'rejected']) {
      const later = await request.get(path, { headers: { cookie: `its_cookies=${consent}` } });
      const again = await later.text();
      expect(again, path).toContain(REOPEN);
      expect(again, path).not.toContain(REFUSE);
      expect(later.headers()['set-cookie'], path).toBeUndefined();
    }
  }
});

/** Style properties that could make one button more prominent than another. */
const weightOf = (page: Page, name: string) =>
  choice(page, name).evaluate((button) => {
    const { width, height } = button.getBoundingClientRect();
    const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, textDecorationLine, opacity } =
      getComputedStyle(button);
    return {
      width: Math.round(width),
      height: Math.round(height),
      color,
      backgroundColor,
      borderColor,
      borderWidth,
      fontSize,
      fontWeight,
      textDecorationLine,
      opacity,
    };
  });

for (const theme of THEMES) {
  for (const width of [320, 1280]) {
    test(`refusing is as easy as accepting: same size, same colours, same type (${theme}, ${width} px)`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseTheme(context, theme);
      await openPage(page, '/');
      expect(await weightOf(page, REFUSE)).toEqual(await weightOf(page, ACCEPT));
      await expect(choice(page, REFUSE)).toBeInViewport({ ratio: 1 });
    });
  }
}

/** Names of the table in the privacy policy. */
async function namedByPolicy(page: Page): Promise<string[]> {
  await openPage(page, '/politique');
  return page.locator('#cookies tbody th').allTextContents();
}

for (const name of [REFUSE, ACCEPT]) {
  test(`after « ${name} » the use of the site stores only what the visitor asked to keep, and the policy names all of it`, async ({
    page,
  }) => {
    const elsewhere = watchOtherSites(page, new URL(siteUrl()).origin);
    await openPage(page, '/actualite');
    await choice(page, name).click();
    await page.getByRole('searchbox').fill('client');
    await expect(page).toHaveURL(/q=client/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'S’inscrire à la newsletter' }).click();
    await expect(page.getByRole('dialog', { name: 'Recevez nos actualités' })).toBeVisible();
    await page.keyboard.press('Escape');
    const decided = { ...NOTHING, cookies: ['its_cookies'], local: ['its_cookies', LAST_VISIT] };
    expect(await storedData(page)).toEqual(decided);

    await openPage(page, '/contact');
    await page.locator('main').getByRole('textbox').first().fill('Awa');
    expect(await storedData(page)).toEqual(decided);

    await page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).click();
    await openPage(page, IDENTITY_PATH);
    await answerForm(card(page), identity(newEmail()));
    await expect
      .poll(() => storedData(page))
      .toEqual({
        ...NOTHING,
        cookies: ['isDarkmode', 'its_cookies'],
        local: ['candidatForm1', 'isDarkmode', 'its_cookies', LAST_VISIT],
      });
    const stored = await storedData(page);
    expect(await namedByPolicy(page)).toEqual(expect.arrayContaining([...stored.cookies, ...stored.local]));
    expect(elsewhere).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is stored before a choice, and a refusal is the only thing stored after it', async ({ page }) => {
    for (const path of ['/', '/actualite?q=client', '/contact', IDENTITY_PATH]) await page.goto(path);
    expect(await page.context().cookies()).toEqual([]);
    await choice(page, REFUSE).click();
    for (const path of ['/contact', '/politique', '/etude-de-cas/all']) await page.goto(path);
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'its_cookies=rejected',
    ]);
    await page.getByRole('button', { name: 'Revoir mon choix de cookies' }).click();
    await expect(choice(page, REFUSE)).toBeVisible();
  });
});
