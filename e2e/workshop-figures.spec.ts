/** The figures of the form in the workshop: charts that follow theme and width, with tables that say the same. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { axeViolations } from './support/axe';
import { createRecruiter, signIn } from './support/recruiter';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const FIGURES = '/recrutements/atelier/chiffres';
/** No number about fewer people is shown. */
const PEOPLE = 6;
const COUNTS = { shown: 1, begun: 1, step1: 1, 'stopped langue': 1, 'asked ville': 1, 'answered ville': 1 };

// The first call says that no recruiter has signed in yet; the test reads the canvas several times.
test.use({ expectedFaults: /status of 401|Multiple readback operations/ });
test.beforeEach(({ context }) => acceptCookies(context));

const funnel = (page: Page) => page.getByRole('table', { name: /^Personnes à chaque étape/ });
const chart = (page: Page) => page.getByRole('img', { name: /^Personnes à chaque étape/ });

async function openFigures(page: Page): Promise<void> {
  for (let person = 0; person < PEOPLE; person += 1)
    await page.request.post(FIGURES_PATH, { data: { version: 1, counts: COUNTS } });
  const site = { url: siteUrl(), dataDir: process.env.DATA_DIR ?? '' };
  await signIn(page, await createRecruiter(site, 'recruiter', randomUUID()), `${FIGURES}?version=1`);
  const shown = funnel(page).or(page.getByText('Il n’y a pas encore de chiffres.'));
  // Gateways pass numbers on within seconds.
  const read = async () => {
    await page.reload();
    return shown.first().textContent();
  };
  await expect.poll(read, { timeout: 30_000 }).toMatch(/Étape 1 validée.*\d \(/);
}

/** The colours of a chart, as often as they occur. */
const coloursOf = (page: Page): Promise<string[]> =>
  chart(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const counts = new Map<string, number>();
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at + 3] !== 255) continue;
        const colour = `${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}`;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
    });

test('charts have the colours of the theme and the width of the window, and tables say the same', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openFigures(page);
  await expect(chart(page).locator('canvas')).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName(/Version 1\s: Formulaire affiché \d/);
  await expect.poll(async () => (await coloursOf(page))[0]).toBe('181,69,27');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await coloursOf(page))[0]).toBe('242,157,119');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        chart(page).evaluate((place) => (place.querySelector('canvas')?.clientWidth ?? 0) - place.clientWidth),
      )
      .toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('what is chosen is in the address, and is gone back to', async ({ page }) => {
  await openFigures(page);
  await page.getByLabel('Depuis le').focus();
  await page.getByLabel('Depuis le').fill('2999-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?version=1&depuis=2999-01-01$/);
  await expect(page.getByText('Il n’y a pas encore de chiffres.')).toBeVisible();
  await page.goBack();
  await expect(funnel(page)).toBeVisible();
  await expect(page.getByLabel('Depuis le')).toHaveValue('');
});
