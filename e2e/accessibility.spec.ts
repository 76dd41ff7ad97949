/** Runs axe in every state of the site; `npm run lab -- a11y` checks the same states in every variant. */
import { allJourneys } from './states/all-journeys';
import { failureJourney } from './states/failure-states';
import { openBackground, validate } from './support/application-form';
import { axeViolations } from './support/axe';
import { newEmail } from './support/forms';
import { findProblems } from './support/state-problems';
import { walk } from './support/walk';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';
import { quickVariants } from './support/variants';
import { acceptCookies } from './support/visitor';

test.use({
  // With reduced motion no content waits for scroll-reveal, so axe sees the whole page.
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: /status of (404|422|429|503)|net::ERR_FAILED/,
});
test.describe.configure({ timeout: 120_000 });

for (const journey of allJourneys) {
  test(`axe finds nothing, and nothing overflows: ${journey.name}`, async ({ page, context, request }) => {
    if (!journey.asksForConsent) await acceptCookies(context);
    await walk(page, request, journey, async (state) => {
      for (const variant of quickVariants)
        expect.soft(await findProblems(page, state, variant), `${state.name}, ${variant.name}`).toEqual([]);
    });
  });
}

test('axe finds nothing, and nothing overflows, where a part of the site is broken', async ({ page, request }) => {
  const site = await startSiteInstance();
  try {
    await walk(page, request, failureJourney(site), async (state) => {
      for (const variant of quickVariants)
        expect.soft(await findProblems(page, state, variant), `${state.name}, ${variant.name}`).toEqual([]);
    });
  } finally {
    await page.close();
    await site.stop();
  }
});

test('axe finds nothing while a toast leaves, and the keyboard passes it by', async ({ page, context }) => {
  await acceptCookies(context);
  await openBackground(page, newEmail());
  await validate(page);
  const toast = page.getByLabel('Notifications').locator('[id][tabindex="0"]');
  await expect(toast).toBeVisible();
  await page.evaluate(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('[data-in="false"] { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(held);
  });
  await toast.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(toast).toHaveAttribute('data-in', 'false');
  expect(await axeViolations(page)).toEqual([]);
  await toast.evaluate((element) => (element as HTMLElement).focus());
  await expect(toast).not.toBeFocused();
});
