import { openPage } from './support/open-page';
import { allRoutes, readTextAt } from './support/all-routes';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

const WIDTHS = [320, 768, 1920];

test.use({ expectedFaults: /status of 404/ });

test('what styles reset comes before what components look like', async ({ page }) => {
  await openPage(page, '/contact');
  const button = page.locator('#ecrire [type="submit"]');
  await expect(button).toHaveCSS('font-weight', '700');
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const opened of WIDTHS) {
  test.describe(`opened at ${opened} pixels`, () => {
    test.use({ viewport: { width: opened, height: 800 } });

    test('no page is wider than its window, nor when its window changes', async ({ page }) => {
      // Each page is opened at one of the widths, and must also follow its window to the others.
      const routes = await allRoutes(readTextAt(siteUrl()));
      for (const path of routes.filter((_, index) => index % WIDTHS.length === WIDTHS.indexOf(opened))) {
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
