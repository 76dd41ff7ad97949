/** Checks every state of the site in every variant. Runs as `npm run check:a11y`; ONLY selects states. */
import type { Page, TestInfo } from '@playwright/test';
import { allJourneys } from '../../e2e/states/all-journeys';
import { failureJourney } from '../../e2e/states/failure-states';
import { statesOf, type State } from '../../e2e/states/journey';
import { walkByTab } from '../../e2e/support/keyboard-walk';
import { findClippedText, findProblems } from '../../e2e/support/state-problems';
import { startSiteInstance } from '../../e2e/support/site-instance';
import { siteUrl } from '../../e2e/support/site-url';
import { expect, test } from '../../e2e/support/test';
import { allVariants, NARROW, showWhole, WIDE } from '../../e2e/support/variants';
import { acceptCookies } from '../../e2e/support/visitor';
import { walk } from '../../e2e/support/walk';

test.use({ expectedFaults: /status of (404|422|429|503)|net::ERR_FAILED/ });

const only = new RegExp(process.env['ONLY'] ?? '', 'i');
const isWanted = (journey: string, state: string) => only.test(`${journey}: ${state}`);

/** The reporter reads its table from these attachments. */
async function report(testInfo: TestInfo, journey: string, state: string, way: string, found: string[]): Promise<void> {
  await testInfo.attach('state check', {
    contentType: 'application/json',
    body: JSON.stringify({ journey, state, way, found }),
  });
  expect.soft(found, `${journey}, ${state}, ${way}`).toEqual([]);
}

async function checkVariants(page: Page, testInfo: TestInfo, journey: string, state: State): Promise<void> {
  const { name } = state;
  await showWhole(page);
  for (const variant of allVariants)
    await report(
      testInfo,
      journey,
      name,
      `${variant.name}, ${variant.theme}`,
      await findProblems(page, state, variant),
    );
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await state.again?.(page);
    await report(testInfo, journey, name, `spacing, ${size.width} px`, await findClippedText(page));
  }
}

/** Journeys of which some states may be wanted: those that the site names are known only when it is asked. */
const journeys = allJourneys.filter(
  ({ name, states }) => typeof states === 'function' || states.some((state) => isWanted(name, state.name)),
);

for (const journey of journeys) {
  test(journey.name, async ({ page, context, request }, testInfo) => {
    if (!journey.asksForConsent) await acceptCookies(context);
    await walk(page, request, journey, async (state) => {
      if (isWanted(journey.name, state.name)) await checkVariants(page, testInfo, journey.name, state);
    });
  });
}

/** A page that is only opened: its keyboard walk ends where the page ends. */
const isPage = ({ name }: State): boolean => name.startsWith('/');

for (const journey of journeys.filter(({ states }) => typeof states === 'function' || states.some(isPage))) {
  const name = `${journey.name} by keyboard`;
  test(name, async ({ page, context, request }, testInfo) => {
    await acceptCookies(context);
    const states = (await statesOf(journey, siteUrl())).filter(
      (state) => isPage(state) && isWanted(journey.name, state.name),
    );
    for (const variant of allVariants.filter((one) => /px/.test(one.name))) {
      await walk(page, request, { ...journey, states }, async (state) => {
        await page.emulateMedia({ colorScheme: variant.theme, reducedMotion: 'reduce' });
        await page.setViewportSize(variant);
        await report(testInfo, name, state.name, `${variant.name}, ${variant.theme}`, await walkByTab(page));
      });
    }
  });
}

if (only.test('broken parts')) {
  test('broken parts', async ({ page, request }, testInfo) => {
    const site = await startSiteInstance();
    try {
      const journey = failureJourney(site);
      await walk(page, request, journey, (state) => checkVariants(page, testInfo, journey.name, state));
    } finally {
      await page.close();
      await site.stop();
    }
  });
}
