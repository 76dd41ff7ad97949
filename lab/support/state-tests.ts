/** One test for each journey through the states of the site, for checks that look at every state. */
import { allJourneys } from '../../e2e/states/all-journeys';
import { statesOf, type Journey, type State } from '../../e2e/states/journey';
import type { Page } from '../../e2e/support/playwright';
import { startSiteInstance } from '../../e2e/support/site-instance';
import { siteUrl } from '../../e2e/support/site-url';
import { expect, test } from '../../e2e/support/test';
import { acceptCookies } from '../../e2e/support/visitor';
import { walk } from '../../e2e/support/walk';

export type VisitState = (page: Page, journey: Journey, state: State) => Promise<void>;

/** @param only states whose journey or name matches */
export function testStates(only: string, visit: VisitState): void {
  const wanted = new RegExp(only, 'i');
  const isWanted = (journey: Journey, state: State) => wanted.test(`${journey.name}: ${state.name}`);
  test.use({ expectedFaults: /status of (404|410|422|429|503)|net::ERR_FAILED/ });
  for (const journey of allJourneys) {
    test(journey.name, async ({ page, context, request }) => {
      const all = await statesOf(journey, siteUrl());
      const chosen = all.filter((state) => isWanted(journey, state));
      if (chosen.length === 0) return;
      // Other states are reached from the one before; a page is opened by its address.
      const states = all.every(({ name }) => name.startsWith('/')) ? chosen : all;
      if (!journey.asksForConsent) await acceptCookies(context);
      await walk(page, request, { ...journey, states }, async (state) => {
        if (isWanted(journey, state)) await visit(page, journey, state);
      });
    });
  }
  if (!wanted.test('broken parts')) return;
  test('broken parts', async ({ page, request }) => {
    const site = await startSiteInstance();
    try {
      const reach = async () => {
        await site.content.stop();
        await page.goto(`${site.url}/rse`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page momentanément indisponible');
      };
      const journey: Journey = { name: 'broken parts', states: [{ name: 'page unavailable', reach }] };
      await walk(page, request, journey, (state) => visit(page, journey, state));
    } finally {
      await page.close();
      await site.stop();
    }
  });
}
