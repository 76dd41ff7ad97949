/** Every state of the application as axe sees it, and as a narrow window holds it. */
import type { Page } from '@playwright/test';
import {
  addExperience, answerForm, apply, background, BACKGROUND_PATH, card, confirm, experience, identity, IDENTITY_PATH, list, preview, receipt, validate,
} from './support/application-form';
import { axeViolations } from './support/axe';
import { button, errorBox, holdScripts, newEmail, ownClock, SUBMIT_CALLS, takeTime, takeTimeWithoutScripts } from './support/forms';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { acceptCookies, chooseTheme, THEMES } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: /status of (422|503)/ });

const SIZES = [
  { name: 'narrow', width: 320, height: 640 },
  { name: 'wide', width: 1280, height: 800 },
];

type Look = (state: string) => Promise<void>;

async function walkSteps(page: Page, look: Look): Promise<void> {
  await openPage(page, BACKGROUND_PATH);
  await expect(card(page).getByText('Commencez par votre identité')).toBeVisible();
  await look('step 2 without step 1');
  await openPage(page, IDENTITY_PATH);
  await look('step 1');
  // It says that it is disabled, and explains when it is pressed.
  await button(card(page), 'Valider').click({ force: true });
  await expect(errorBox(card(page))).toBeVisible();
  await look('step 1 refused');
  await answerForm(card(page), identity(newEmail()));
  await look('step 1 filled in');
  await validate(page);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await look('step 2');
  await takeTime(page);
  await validate(page);
  await expect(errorBox(card(page))).toBeVisible();
  await look('step 2 refused');
  for (let number = 1; number <= 5; number += 1) await addExperience(page);
  await button(card(page), 'Ajouter une expérience').click();
  await look('five experiences');
}

async function walkSending(page: Page, look: Look): Promise<void> {
  for (let number = 5; number >= 1; number -= 1) {
    await button(experience(page, number), `Retirer cette expérience\u202F: Expérience ${number}`).click();
  }
  await answerForm(card(page), background);
  await validate(page);
  await expect(preview(page)).toBeVisible();
  await look('preview');
  await page.route(SUBMIT_CALLS, (route) => route.fulfill({ status: 503, json: { kind: 'unreachable' } }));
  await confirm(page);
  await expect(errorBox(preview(page))).toBeVisible();
  await look('not reached');
  await page.unroute(SUBMIT_CALLS);
  await button(preview(page), 'Réessayer').click();
  await button(receipt(page), 'Rester sur cette page').click();
  await look('receipt');
}

for (const theme of THEMES) {
  for (const { name, ...viewport } of SIZES) {
    test.describe(`in the ${theme} theme, on a ${name} window`, () => {
      test.use({ viewport });
      test.describe.configure({ timeout: 120_000 });

      test.beforeEach(async ({ context }) => {
        await acceptCookies(context);
        await chooseTheme(context, theme);
      });

      const lookAt = (page: Page): Look => async (state) => {
        expect.soft(await axeViolations(page), state).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${state}: overflow`).toBeLessThanOrEqual(0);
      };

      test('axe finds nothing in any state of the application, and nothing overflows', async ({ page }) => {
        await ownClock(page);
        await walkSteps(page, lookAt(page));
        await walkSending(page, lookAt(page));
      });

      test('axe finds nothing in what follows it up', async ({ page, request }) => {
        const { link } = await apply(request, newEmail());
        for (const path of [link, link.replace('details', 'editform'), '/recrutementdetails/abc', '/recrutementeditform/abc']) {
          await openPage(page, path);
          await lookAt(page)(path);
        }
      });

      test('axe finds nothing in the pages that the server answers with, before the scripts have come', async ({ page }) => {
        // Never let through: without JavaScript axe could not run either.
        await holdScripts(page);
        await page.goto(IDENTITY_PATH, { waitUntil: 'commit' });
        await answerForm(card(page), identity(newEmail()));
        await validate(page);
        await list(card(page), 'Niveau d’études').selectOption('bac');
        await validate(page);
        await expect(list(card(page), 'Filière')).toBeVisible();
        await lookAt(page)('step 2');
        await answerForm(card(page), background);
        await takeTimeWithoutScripts(card(page));
        await validate(page);
        await expect(page.getByRole('heading', { name: 'Prévisualisation de votre candidature' })).toBeVisible();
        await lookAt(page)('preview');
      });
    });
  }
}
