/** A study is requested in a modal, and comes by mail as a link, valid for thirty days. */
import type { Page } from '@playwright/test';
import {
  button,
  fillIn,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  studyRequestValues as values,
  passMinimumTime,
} from './support/forms';
import { linkIn, mailTo, notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { maskedPdf } from './support/masked-pdf';
import { openPage } from './support/open-page';
import { storedRows } from './support/operator-command';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';

const BANNER = /^Envoyé avec succès.!$/;

test.use({ expectedFaults: /net::ERR_|did not load|status of (4(04|22)|50\d)/, isReturning: true });
// A study of one page: drawing it is not tested here.
test.beforeEach(({ context }) =>
  context.route(/\.pdf$/, (route) => route.fulfill({ contentType: 'application/pdf', body: maskedPdf() })),
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
const opener = (page: Page) => page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' });
const submit = (page: Page) => button(dialog(page), 'Envoyer');

test('a visitor opens the modal, sends the request once, and opens the study by the link of the mail', async ({
  page,
  checkState,
}) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await installClock(page);
  await openPage(page, STUDY);
  await opener(page).click();
  await test.step('a double click sends one request, moves nothing, and closes the modal with a banner', async () => {
    await fillIn(dialog(page), values(email));
    await checkState('request of a study');
    const view = () => page.evaluate(() => [window.scrollY, window.history.length, window.location.href]);
    const before = await view();
    await passMinimumTime(page);
    await stopClock(page);
    await submit(page).dblclick();
    await expect(page.getByText(BANNER)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await view()).toEqual(before);
    expect(sent).toHaveLength(1);
    expect(await storedRows('reception_demandes', email)).toHaveLength(1);
  });
  await test.step('the mail leads to the study, and the sales team is notified', async () => {
    await notificationTo(SALES_RECIPIENTS.study[0], email);
    await page.clock.resume();
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, linkIn(await mailTo(email), '/etude-de-cas/lien/'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Un constructeur automobile');
    await expect(page.getByRole('link', { name: /^Ouvrir l’étude \(PDF, / })).toBeVisible();
  });
});

test.describe('on a touch screen, where the document is drawn in the page', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  test('the modal stays in reach, and returns to its button although the document above has loaded', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.pdf$/, async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, STUDY);
    await opener(page).tap();
    await expect(dialog(page)).toBeVisible();
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
    await expect(button(dialog(page), 'Fermer')).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.locator('[data-sheet]').first()).toBeAttached();
    await button(dialog(page), 'Fermer').tap();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toBeInViewport();
  });
});
