/** Takes the pictures of every state of the site. Runs as `npm run screenshots`. */
import { test, type Page } from '@playwright/test';
import { allJourneys } from '../../e2e/states/all-journeys';
import { failureJourney } from '../../e2e/states/failure-states';
import type { Journey, State } from '../../e2e/states/journey';
import { startSiteInstance } from '../../e2e/support/site-instance';
import { acceptCookies } from '../../e2e/support/visitor';
import { walk } from '../../e2e/support/walk';
import { screenshotOptionsSchema } from './screenshot-options';
import { takePictures } from './take-pictures';

const options = screenshotOptionsSchema.parse(JSON.parse(process.env.SCREENSHOTS ?? '{}'));
const wanted = new RegExp(options.only, 'i');
const isWanted = (journey: Journey, state: State): boolean => wanted.test(`${journey.name}: ${state.name}`);

/** Documents are drawn as on phones, which have no viewer of their own: the browser's shows nothing in a picture. */
const withoutPdfViewer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Journeys of which some states may be wanted: those that the site names are known only when it is asked. */
const journeys = allJourneys.filter(
  (journey) => typeof journey.states === 'function' || journey.states.some((state) => isWanted(journey, state)),
);

for (const journey of journeys) {
  test(journey.name, async ({ page, context, request }) => {
    if (!journey.asksForConsent) await acceptCookies(context);
    await withoutPdfViewer(page);
    await walk(page, request, journey, async (state) => {
      if (isWanted(journey, state)) await takePictures(page, journey, state, options);
    });
  });
}

if (wanted.test('broken parts')) {
  test('broken parts', async ({ page, request }) => {
    const site = await startSiteInstance();
    try {
      const journey = failureJourney(site);
      await walk(page, request, journey, (state) => takePictures(page, journey, state, options));
    } finally {
      await page.close();
      await site.stop();
    }
  });
}
