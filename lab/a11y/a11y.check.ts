/** Checks every page in every variant. Runs as `npm run lab -- a11y` with ONLY and PICTURES. */
import path from 'node:path';
import { readTextAt, routesByOwner } from '../../e2e/support/all-routes';
import { walkByTab } from '../../e2e/support/keyboard-walk';
import { openPage } from '../../e2e/support/open-page';
import type { Page } from '../../e2e/support/playwright';
import { HTML_ARTICLE, MISSING_PATH, PDF_ARTICLE, STUDY } from '../../e2e/support/site-pages';
import { siteUrl } from '../../e2e/support/site-url';
import { findProblems } from '../../e2e/support/state-problems';
import { expect, test } from '../../e2e/support/test';
import { allVariants, NARROW, WIDE } from '../../e2e/support/variants';
import { acceptCookies } from '../../e2e/support/visitor';
import { findClippedText, pictureFile, showWhole } from './all-variants';

const { ONLY = '', PICTURES = '' } = process.env;

async function examine(page: Page, address: string): Promise<void> {
  const found: Record<string, string[]> = {};
  const note = (way: string, problems: string[]): void => {
    if (problems.length > 0) found[way] = problems;
  };
  await page.setViewportSize(WIDE);
  await openPage(page, address);
  const pause = page.getByRole('button', { name: 'Mettre en pause' });
  if (await pause.isVisible()) await pause.click();
  await showWhole(page);
  for (const variant of allVariants) {
    note(`${variant.name}, ${variant.theme}`, await findProblems(page, variant));
    const picture = { path: path.join(PICTURES, pictureFile(variant, address)), type: 'jpeg', quality: 82 } as const;
    if (PICTURES) await page.screenshot({ ...picture, fullPage: true, animations: 'allow' });
  }
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    note(`spacing, ${size.width} px`, await findClippedText(page));
  }
  for (const variant of allVariants.filter(({ name }) => name.endsWith('px'))) {
    await page.emulateMedia({ colorScheme: variant.theme, reducedMotion: 'reduce' });
    await page.setViewportSize(variant);
    note(`keyboard, ${variant.name}, ${variant.theme}`, await walkByTab(page));
  }
  expect.soft(found, address).toEqual({});
}

test.use({ expectedFaults: /status of 4\d\d/ });

test('every page', async ({ page, context }) => {
  await acceptCookies(context);
  const routes = Object.values(await routesByOwner(readTextAt(siteUrl()))).flat();
  const pages = new Set([...routes, PDF_ARTICLE, HTML_ARTICLE, STUDY, MISSING_PATH]);
  for (const address of [...pages].filter((one) => one.includes(ONLY))) await examine(page, address);
});
