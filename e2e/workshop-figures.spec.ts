/** The figures of the form in the workshop: charts that follow theme and width, with tables that say the same. */
import type { Page } from '@playwright/test';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { test, versionFor } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { NARROW, WIDE } from './support/variants';
import { acceptCookies } from './support/visitor';

/** No number about fewer people is shown. */
const PEOPLE = 6;
const COUNTS = { shown: 1, begun: 1, step1: 1, 'stopped langue': 1, 'asked ville': 1, 'answered ville': 1 };

// The first call says that no recruiter has signed in yet; the test reads the canvas several times.
test.use({ expectedFaults: /status of 401|Multiple readback operations/ });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

const chart = (page: Page) => page.getByRole('img', { name: /^Personnes à chaque étape/ });

/** The colour that the chart has most of. */
const colourOf = (page: Page): Promise<string | undefined> =>
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
      return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
    });

test('charts have the colours of the theme and the width of the window, tables say the same, and choices are in the address', async ({
  page,
  ownSite,
}) => {
  const version = await versionFor(ownSite);
  const funnel = page.getByRole('table', { name: /^Personnes à chaque étape/ });
  const nothing = page.getByText('Il n’y a pas encore de chiffres.');
  for (let person = 0; person < PEOPLE; person += 1)
    await page.request.post(FIGURES_PATH, { data: { version, counts: COUNTS } });
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, ownSite.recruiter, `${WORKSHOP}/chiffres?version=${version}`);
  // Gateways pass numbers on within seconds.
  const read = async () => {
    await page.reload();
    return funnel.or(nothing).first().textContent();
  };
  await expect.poll(read).toMatch(/Étape 1 validée.*\d \(/);
  await expect(chart(page).locator('canvas')).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName(/Version \d+\s: Formulaire affiché \d/);
  await expect.poll(() => colourOf(page)).toBe('181,69,27');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colourOf(page)).toBe('242,157,119');
  const overlap = () =>
    chart(page).evaluate((place) => (place.querySelector('canvas')?.clientWidth ?? 0) - place.clientWidth);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expect.poll(overlap).toBe(0);
  }
  await page.getByLabel('Depuis le').focus();
  await page.getByLabel('Depuis le').fill('2999-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?version=${version}&depuis=2999-01-01$`));
  await expect(nothing).toBeVisible();
  await page.goBack();
  await expect(funnel).toBeVisible();
  await expect(page.getByLabel('Depuis le')).toHaveValue('');
});
