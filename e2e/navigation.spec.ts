import type { Locator, Page } from '@playwright/test';
import { recordMotion } from './support/motion';
import { isSameDocument, markDocument, openPage, untilHydrated } from './support/open-page';
import { contentPages } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

test.beforeEach(({ context }) => acceptCookies(context));

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const distanceFromTop = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Clicks without the scrolling into view that comes with `click`, which moves the page under its sticky header. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('each page of the header and the footer is reached without a reload, with its own title', async ({ page }) => {
  await openPage(page, '/');
  await markDocument(page);
  const visits = [
    ...['Le groupe', 'Prestations', 'Vous accompagner', 'RSE'].map((name) => menuLink(page, name)),
    ...[
      'Plan du site',
      'Politique de confidentialité',
      'Mentions légales',
      'Accessibilité\u202F: partiellement conforme',
    ].map((name) => footerLink(page, name)),
  ];
  for (const link of visits) {
    const path = await link.getAttribute('href');
    const expected = contentPages.find((one) => one.path === path);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected?.heading ?? '');
    await expect(page).toHaveTitle(expected?.title ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a new page starts at the top, with the focus on its content', async ({ page }) => {
  await openPage(page, '/');
  await footerLink(page, 'Mentions légales').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('back returns to where the visitor was, forward to the other page', async ({ page }) => {
  await openPage(page, '/');
  await scrollTo(page, 1_200);
  await expect.poll(() => scrollPosition(page)).toBe(1_200);
  await clickInPlace(page, menuLink(page, 'RSE'));
  await expect(page).toHaveURL('/rse');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(1_200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
});

test('a page is whole a moment after it came, and a reload far down stays there', async ({ page }) => {
  await openPage(page, '/');
  const parts = page.locator('[data-part]');
  await expect
    .poll(() => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)))
    .toEqual(Array(9).fill('visible'));
  await scrollTo(page, 5_000);
  await expect.poll(() => scrollPosition(page)).toBe(5_000);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(5_000);
});

test('a link to an anchor of another page scrolls smoothly to it, and the focus follows', async ({ page }) => {
  const motion = await recordMotion(page);
  await openPage(page, '/');
  await page.locator('main a[href="/prestations#it"]').click();
  await expect(page).toHaveURL('/prestations#it');
  await expect(page.locator('#it')).toBeFocused();
  await expect.poll(() => distanceFromTop(page, '#it')).toBeLessThan(200);
  expect(await distanceFromTop(page, '#it')).toBeGreaterThanOrEqual(0);
  expect((await motion()).behaviors).toEqual(['smooth']);
});

test('pages change with a view transition', async ({ page }) => {
  const motion = await recordMotion(page);
  await openPage(page, '/');
  await menuLink(page, 'RSE').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSE');
  expect((await motion()).transitions).toBe(1);
});

test.describe('for visitors who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an anchor is reached at once', async ({ page }) => {
    const motion = await recordMotion(page);
    await openPage(page, '/');
    await page.locator('main a[href="/prestations#soutien"]').click();
    await expect(page.locator('#soutien')).toBeFocused();
    expect(await distanceFromTop(page, '#soutien')).toBeLessThan(200);
    expect((await motion()).behaviors).toEqual(['auto']);
  });
});

test('an anchor that does not exist is only logged', async ({ page }) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.text() === 'navigation: no anchor #nulle-part on /prestations',
  );
  await openPage(page, '/prestations#nulle-part');
  expect((await logged).type()).toBe('info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prestations');
  expect(await scrollPosition(page)).toBe(0);
});

test('the first thing the keyboard meets leads past the header', async ({ page }) => {
  await openPage(page, '/rse');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the header marks the page on screen, and only it', async ({ page }) => {
  await openPage(page, '/le-groupe');
  const marked = page.getByRole('navigation', { name: 'Menu principal' }).locator('[aria-current]');
  await expect(marked).toHaveText(['Le groupe']);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await menuLink(page, 'RSE').click();
  await expect(marked).toHaveText(['RSE']);
  await page.getByRole('link', { name: 'VIPP, accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(marked).toHaveCount(0);
});
