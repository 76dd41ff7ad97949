/**
 * Runs axe in every state behind an action of the visitor, on pages translated by the browser: no text may be lost there.
 * The lab checks all states in every variant.
 */
import { allJourneys, pageJourneys } from './states/all-journeys';
import { withoutScriptsJourney } from './states/application-states';
import { leaveFramesEmpty } from './support/open-page';
import { findProblems } from './support/state-problems';
import { expect, test } from './support/test';
import { expectNoLostText, translatePages } from './support/translator';
import { quickVariants } from './support/variants';
import { acceptCookies } from './support/visitor';
import { walk } from './support/walk';

test.use({
  // With reduced motion no content waits for scroll-reveal, so axe sees the whole page.
  contextOptions: { reducedMotion: 'reduce' },
  expectedFaults: /status of (404|410|422|429|503)|net::ERR_FAILED/,
});

// every-page.spec.ts looks at pages as they are opened.
const openedByName = new Set(pageJourneys.filter(({ asksForConsent }) => !asksForConsent));

for (const journey of allJourneys.filter((one) => !openedByName.has(one)))
  test(`axe finds nothing, nothing overflows, and a translation loses no text, in every state of: ${journey.name}`, async ({
    page,
    context,
    request,
  }) => {
    if (!journey.asksForConsent) await acceptCookies(context);
    await translatePages(page);
    await leaveFramesEmpty(page);
    await walk(page, request, journey, async (state) => {
      // Without the scripts nothing changes what was translated.
      if (journey !== withoutScriptsJourney) await expectNoLostText(page, state.name);
      for (const variant of quickVariants)
        expect.soft(await findProblems(page, state, variant), `${state.name}, ${variant.name}`).toEqual([]);
    });
  });
