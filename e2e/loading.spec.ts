/** The page during loading, and while parts of it are skipped. */
import type { Page } from '@playwright/test';
import { delayRequests } from './support/forms';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { expect, test } from './support/test';

const RSE_DATA = /\/_data\/content\/6$/;
const RSE_SCRIPT = /\/rse-page[^/]*\.js$/;

test.use({ isReturning: true });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const skeleton = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Chargement de la page…' });

test('the outline of a page shows while its data is slow, and back returns to the earlier position', async ({
  page,
}) => {
  const release = await delayRequests(page, RSE_DATA);
  await openPage(page, '/');
  await markDocument(page);
  // Read in the click itself: parts of the page above get their real heights whenever the browser is idle.
  const clicked = await page.evaluateHandle(() => {
    const place = { top: 0 };
    document.addEventListener('click', () => void (place.top = window.scrollY), { capture: true, once: true });
    return place;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre démarche RSE' }).click();
  await expect(skeleton(page)).toBeAttached();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  // Its style sheet is not in the HTML of a page.
  await expect(main(page).locator('[aria-hidden="true"]').first()).toHaveCSS('display', 'grid');
  const left = await clicked.evaluate(({ top }) => top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(left);
  release();
  await expect(heading(page)).toHaveText('RSE');
  await expect(skeleton(page)).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await isSameDocument(page)).toBe(true);
});

test('pointing at a link loads its page ahead, and following it asks for nothing more', async ({ page }) => {
  await openPage(page, '/');
  const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' });
  const ahead = Promise.all([page.waitForResponse(RSE_DATA), page.waitForResponse(RSE_SCRIPT)]);
  await link.hover();
  await ahead;
  await expect(page).toHaveURL('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'script', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await link.press('Enter');
  await expect(heading(page)).toHaveText('RSE');
  expect(asked).toEqual([]);
});

/** Frames during a change of theme in which the page has another position or height. */
const placesDuringThemeChange = (page: Page): Promise<string[]> =>
  page.getByRole('button', { name: 'Changer de thème, clair ou sombre' }).evaluate(async (button: HTMLElement) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a section below the window rises into view at the scroll, and a change of theme moves nothing', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect.poll(() => page.locator('[data-part]:not([style*="visible"])').count()).toBe(0);
    const news = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Actualités', exact: true }) })
      .getByRole('list')
      .first();
    const isShown = () => news.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
    expect(await isShown()).toBe(false);
    await news.scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    expect(await placesDuringThemeChange(page)).toHaveLength(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await isShown()).toBe(true);
  });
});
