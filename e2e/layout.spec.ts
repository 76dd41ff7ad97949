import { openPage } from './support/open-page';
import { MISSING_PATH, remoteSections, sitePages } from './support/site-pages';
import { expect, test } from './support/test';

const PAGES = [...new Set([...sitePages, ...remoteSections].map(({ path }) => path)), MISSING_PATH];

test.use({ expectedFaults: /status of 404/ });

for (const width of [320, 768, 1920]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page is wider than its window', async ({ page }) => {
      for (const path of PAGES) {
        await openPage(page, path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(overflow, path).toBe(0);
      }
    });
  });
}
