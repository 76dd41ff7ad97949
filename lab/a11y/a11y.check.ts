/** Checks every state of the site in every variant, a test for each journey. Runs as `npm run lab -- a11y`, which sets ONLY and PICTURES. */
import path from 'node:path';
import { allJourneys } from '../../e2e/states/all-journeys';
import { statesOf, type Journey, type State } from '../../e2e/states/journey';
import { walkByTab } from '../../e2e/support/keyboard-walk';
import type { Page } from '../../e2e/support/playwright';
import { startSiteInstance } from '../../e2e/support/site-instance';
import { siteUrl } from '../../e2e/support/site-url';
import { findProblems } from '../../e2e/support/state-problems';
import { expect, test } from '../../e2e/support/test';
import { NARROW, WIDE } from '../../e2e/support/variants';
import { acceptCookies } from '../../e2e/support/visitor';
import { walk } from '../../e2e/support/walk';
import { allVariants, findClippedText, pictureFile, showWhole } from './all-variants';

const { ONLY = '', PICTURES = '' } = process.env;
const wanted = new RegExp(ONLY, 'i');

/** What lies over the page is shown as the window shows it, everything else as a whole page. */
async function takePicture(page: Page, file: string, { isOverPage }: State): Promise<void> {
  const fullPage = !isOverPage && (await page.locator('dialog[open]').count()) === 0;
  await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage, animations: 'allow' });
}

async function visit(page: Page, journey: Journey, state: State): Promise<void> {
  const found: Record<string, string[]> = {};
  const note = (way: string, problems: string[]): void => {
    if (problems.length > 0) found[way] = problems;
  };
  await showWhole(page);
  for (const variant of allVariants) {
    note(`${variant.name}, ${variant.theme}`, await findProblems(page, state, variant));
    if (PICTURES) await takePicture(page, path.join(PICTURES, pictureFile(variant, journey.name, state.name)), state);
  }
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await state.again?.(page);
    note(`spacing, ${size.width} px`, await findClippedText(page));
  }
  // A page that is only opened: a walk by keyboard ends where the page ends, and does not disturb the next state.
  if (state.name.startsWith('/'))
    for (const variant of allVariants.filter(({ name }) => name.endsWith('px'))) {
      await page.emulateMedia({ colorScheme: variant.theme, reducedMotion: 'reduce' });
      await page.setViewportSize(variant);
      note(`keyboard, ${variant.name}, ${variant.theme}`, await walkByTab(page));
    }
  expect.soft(found, `${journey.name}: ${state.name}`).toEqual({});
}

test.use({ expectedFaults: /status of (404|410|422|429|503)|net::ERR_FAILED/ });

for (const journey of allJourneys)
  test(journey.name, async ({ page, context, request }) => {
    const isWanted = (state: State) => wanted.test(`${journey.name}: ${state.name}`);
    const all = await statesOf(journey, siteUrl());
    if (!all.some(isWanted)) return;
    // Other states are reached from the one before; a page is opened by its address.
    const states = all.every(({ name }) => name.startsWith('/')) ? all.filter(isWanted) : all;
    if (!journey.asksForConsent) await acceptCookies(context);
    await walk(page, request, { ...journey, states }, async (state) => {
      if (isWanted(state)) await visit(page, journey, state);
    });
  });

if (wanted.test('broken parts'))
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
