import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { chooseTheme, THEMES } from './support/visitor';

const KEY = 'isDarkmode';

const toggle = (page: Page) => page.getByRole('button', { name: 'Changer de thème, clair ou sombre' });
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
const themeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === KEY);

test('the theme switches, is stored in the browser and in a cookie, and survives a reload', async ({ page }) => {
  await openPage(page, '/');
  const light = await background(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await background(page);
  expect(dark).not.toBe(light);
  expect(await stored(page)).toBe('true');
  expect(await themeCookie(page)).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });

  await page.reload();
  expect(await background(page)).toBe(dark);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background(page)).toBe(light);
  expect(await stored(page)).toBe('false');
  expect((await themeCookie(page))?.value).toBe('false');
});

test('the theme stays while the visitor goes from page to page', async ({ page }) => {
  await openPage(page, '/');
  await toggle(page).click();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
  await expect(page).toHaveURL('/rse');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const theme of THEMES) {
  test(`a visitor who chose the ${theme} theme gets it before anything is painted, and nothing changes it`, async ({
    page,
    context,
  }) => {
    await chooseTheme(context, theme);
    // The system prefers the other theme.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { themesSeen: seen });
      new MutationObserver(() => {
        // Nothing is painted before there is a body.
        const now = document.documentElement?.dataset.theme;
        if (document.body && seen.at(-1) !== now) seen.push(now);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await openPage(page, '/');
    expect(await page.evaluate(() => (window as unknown as { themesSeen: unknown[] }).themesSeen)).toEqual([theme]);
  });
}

test('a first visit follows the system, and goes on following it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background(page)).not.toBe(dark);
});

test('nothing moves when the theme changes far down a page, which is left out for a moment where it is out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openPage(page, '/');
  await expect.poll(() => page.locator('[data-part]:not([style*="visible"])').count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const places = await toggle(page).evaluate(async (button: HTMLElement) => {
    const place = () => `${window.scrollY} of ${document.documentElement.scrollHeight}`;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isWhole = () =>
      [...document.querySelectorAll<HTMLElement>('[data-part]')].every(
        ({ style }) => style.contentVisibility === 'visible',
      );
    const seen = new Set([place()]);
    const until = async (isThere: () => boolean) => {
      do {
        await nextFrame();
        seen.add(place());
      } while (!isThere());
    };
    button.click();
    await until(() => !isWhole());
    await until(isWhole);
    return [...seen];
  });
  expect(places).toHaveLength(1);
});
