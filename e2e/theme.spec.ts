import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { chooseTheme, THEMES } from './support/visitor';

const KEY = 'isDarkmode';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Changer de thème, clair ou sombre' });
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
const themeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === KEY);

test('a first visit follows the system until the visitor switches, which is stored and survives pages and reloads', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect(html(page)).not.toHaveAttribute('data-theme');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background(page);
  expect(light).not.toBe(dark);

  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).toBe(dark);
  expect(await stored(page)).toBe('true');
  expect(await themeCookie(page)).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
  await expect(page).toHaveURL('/rse');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  expect(await background(page)).toBe(dark);
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await background(page)).toBe(light);
  expect(await stored(page)).toBe('false');
  expect((await themeCookie(page))?.value).toBe('false');
});

test('a visitor who chose a theme gets it before anything is painted, and nothing changes it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesSeen: seen });
    new MutationObserver(() => {
      // Nothing is painted before there is a body.
      const now = document.documentElement?.dataset.theme;
      if (document.body && seen.at(-1) !== now) seen.push(now);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const theme of THEMES) {
    await chooseTheme(context, theme);
    // The system prefers the other theme.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await openPage(page, '/');
    expect(await page.evaluate(() => (window as unknown as { themesSeen: unknown[] }).themesSeen)).toEqual([theme]);
    // The browser has stored it too.
    await page.evaluate(() => localStorage.clear());
  }
});
