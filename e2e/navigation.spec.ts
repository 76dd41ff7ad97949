import type { Locator, Page } from '@playwright/test';
import { isSameDocument, markDocument, openPage, untilHydrated } from './support/open-page';
import { contentPages } from './support/site-pages';
import { expect, test } from './support/test';

// An address that leads nowhere.
test.use({ expectedFaults: /status of 404/, isReturning: true });

/** Records the scroll behaviours of the page. */
async function recordScrolls(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const behaviors: unknown[] = [];
    Object.assign(window, { scrollBehaviors: behaviors });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function note(options) {
      behaviors.push(typeof options === 'object' ? options.behavior : options);
      scroll.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrollBehaviors: unknown[] }).scrollBehaviors);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const menuLink = (page: Page, name: string) => menu(page).getByRole('link', { name });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const distanceFromTop = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Clicks without the scrolling of `click`, which moves the page under its sticky header. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('the pages of the header and the footer are reached without a reload: each has its title, a mark in the menu, its top and the focus', async ({
  page,
}) => {
  await openPage(page, '/');
  await markDocument(page);
  const inMenu = ['Le groupe', 'Prestations', 'RSE'];
  const inFooter = ['Plan du site', 'Mentions légales'];
  const visits = [...inMenu.map((name) => menuLink(page, name)), ...inFooter.map((name) => footerLink(page, name))];
  for (const [index, link] of visits.entries()) {
    const path = await link.getAttribute('href');
    const expected = contentPages.find((one) => one.path === path);
    await link.click();
    await expect(heading(page)).toHaveText(expected?.heading ?? '');
    await expect(page).toHaveTitle(expected?.title ?? '');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(inMenu.slice(index, index + 1));
    expect(await scrollPosition(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a press reaches a page as soon as it appears', async ({ page }) => {
  await openPage(page, '/');
  for (const name of ['Le groupe', 'Prestations', 'RSE']) {
    const link = menuLink(page, name);
    await clickInPlace(page, link);
    await expect(link, name).toHaveAttribute('aria-current', 'page');
  }
});

test('back, forward and a reload return to where the visitor was, and a link leads up from there', async ({ page }) => {
  await openPage(page, '/');
  // A page is whole a moment after it came.
  await expect
    .poll(() =>
      page.locator('[data-part]').evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)),
    )
    .toEqual(Array(14).fill('visible'));
  const toTop = page.getByRole('link', { name: 'Revenir en haut de la page' });
  await expect(toTop).toBeHidden();
  await scrollTo(page, 1_200);
  await clickInPlace(page, menuLink(page, 'RSE'));
  await expect(page).toHaveURL('/rse');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(1_200);
  await page.goForward();
  await expect(heading(page)).toHaveText('RSE');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(1_200);
  await scrollTo(page, 4_000);
  await expect.poll(() => scrollPosition(page)).toBe(4_000);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(4_000);

  const { x, y } = (await toTop.boundingBox()) ?? { x: 0, y: 0 };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect([x > width * 0.9, y > height * 0.8]).toEqual([true, true]);
  await toTop.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(toTop).toBeHidden();
});

test('anchors are reached smoothly, or at once under reduced motion; a malformed or unknown one leaves the page whole', async ({
  page,
}) => {
  const scrolls = await recordScrolls(page);
  for (const [reducedMotion, anchor, behavior] of [
    ['no-preference', 'it', 'smooth'],
    ['reduce', 'soutien', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, '/');
    await page.locator(`main a[href="/prestations#${anchor}"]`).click();
    await expect(page).toHaveURL(`/prestations#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    await expect.poll(() => distanceFromTop(page, `#${anchor}`)).toBeLessThan(200);
    expect(await distanceFromTop(page, `#${anchor}`)).toBeGreaterThanOrEqual(0);
    expect(await scrolls()).toEqual([behavior]);
  }

  // The anchor of an older address survives its redirect.
  await page.goto('/Prestations/#soutien');
  await expect(page).toHaveURL('/prestations#soutien');
  await expect(page.locator('#soutien')).toBeInViewport();

  await page.goto('about:blank');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('navigation: no anchor #nulle-part on /prestations'),
  );
  await openPage(page, '/prestations#nulle-part');
  expect((await logged).type()).toBe('info');
  expect(await scrollPosition(page)).toBe(0);
  for (const path of ['/rse#%', '/recrutements/candidature#%E0%A4%A']) {
    await openPage(page, path);
    await page.evaluate(() => void (location.hash = '#75%'));
    await expect(page).toHaveURL(/#75%$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens and closes by keyboard, gives the focus back, and closes behind a link', async ({
    page,
    checkState,
  }) => {
    await openPage(page, '/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(menu(page)).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).locator(':focus')).toHaveText('Le groupe');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    // A window that is wide enough has the menu in its header.
    await checkState('menu', async () => {
      if (await menu(page).isHidden()) await toggle.click();
    });
    if (await menu(page).isHidden()) await toggle.click();
    await menuLink(page, 'RSE').click();
    await expect(page).toHaveURL('/rse');
    await expect(menu(page)).toBeHidden();
  });
});
