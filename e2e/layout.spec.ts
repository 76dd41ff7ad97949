import { openPage } from './support/open-page';
import { MISSING_PATH, remoteSections, sitePages } from './support/site-pages';
import { expect, test } from './support/test';

const PAGES = [...new Set([...sitePages, ...remoteSections].map(({ path }) => path)), MISSING_PATH];
const WIDTHS = [320, 768, 1920];

test.use({ expectedFaults: /status of 404/ });

test('what styles reset comes before what components look like', async ({ page }) => {
  await openPage(page, '/contact');
  const button = page.locator('#ecrire [type="submit"]');
  await expect(button).toHaveCSS('font-weight', '700');
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const opened of WIDTHS) {
  // Each page is opened at one of the widths, and must also follow its window to the others.
  const pages = PAGES.filter((_, index) => index % WIDTHS.length === WIDTHS.indexOf(opened));

  test.describe(`opened at ${opened} pixels`, () => {
    test.use({ viewport: { width: opened, height: 800 } });

    test('no page is wider than its window, nor when its window changes', async ({ page }) => {
      for (const path of pages) {
        await page.setViewportSize({ width: opened, height: 800 });
        await openPage(page, path);
        for (const width of [opened, ...WIDTHS.filter((other) => other !== opened)]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${path} at ${width}`).toBe(0);
        }
      }
    });
  });
}
