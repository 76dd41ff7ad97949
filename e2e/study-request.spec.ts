/** A study is requested in a modal, and comes by mail as a link, valid for thirty days. */
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectFor,
  field,
  fillIn,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  studyRequestValues as values,
  passMinimumTime,
  first,
} from './support/forms';
import { linkIn, mailTo, notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { maskedPdf } from './support/masked-pdf';
import { openPage } from './support/open-page';
import { storedRows } from './support/operator-command';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const BANNER = /^Envoyé avec succès.!$/;
const MAILED = 'Un lien vers l’étude vous est envoyé par e-mail, dans la limite de quelques messages par jour';
const TITLE = 'Un constructeur automobile';
const LINK = '/etude-de-cas/lien/';

test.use({ expectedFaults: /net::ERR_|did not load|status of (4(04|22)|50\d)/ });
test.beforeEach(async ({ context }) => {
  await acceptCookies(context);
  // A study of one page: drawing it is not tested here.
  await context.route(/\.pdf$/, (route) => route.fulfill({ contentType: 'application/pdf', body: maskedPdf() }));
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
const opener = (page: Page) => page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' });
const submit = (page: Page, name = 'Envoyer') => button(dialog(page), name);
const banner = (page: Page) => page.getByText(BANNER);

async function openRequest(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, STUDY);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, email = newEmail()): Promise<void> {
  await fillIn(dialog(page), values(email));
  await passMinimumTime(page);
}

async function expectOneRecord(email: string): Promise<Record<string, unknown>> {
  const records = await storedRows('reception_demandes', email);
  expect(records).toHaveLength(1);
  return first(records);
}

/** The document itself, as a browser gets it from its link. */
async function expectPdf(page: Page): Promise<void> {
  const href = await page.getByRole('link', { name: /^Ouvrir l’étude \(PDF, / }).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('a visitor opens the modal, corrects the request, sends it once, and opens the study by the link of the mail', async ({
  page,
  checkState,
}) => {
  const email = newEmail();
  const sent = recordPosts(page);
  await openRequest(page);
  await test.step('what is wrong is named in a box that takes the focus and links to each field', async () => {
    await fill(page, 'kofi@');
    await field(dialog(page), 'Prénom').fill('  ');
    await submit(page).click();
    await expect(errorBox(dialog(page))).toBeFocused();
    await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(2);
    await checkState('request of a study, refused');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(dialog(page), 'Prénom')).toBeFocused();
    await expect(page).toHaveURL(STUDY);
    expect(sent).toEqual([]);
  });
  await test.step('a double click sends one request, moves nothing, and closes the modal with a banner', async () => {
    const view = () => page.evaluate(() => [window.scrollY, window.history.length, window.location.href]);
    const before = await view();
    await fill(page, email);
    await stopClock(page);
    await submit(page).dblclick();
    await expect(banner(page)).toBeVisible();
    const animated = page.locator('[role="status"] > p').filter({ hasText: BANNER });
    expect(await animated.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
    await expect(page.getByText(MAILED)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await view()).toEqual(before);
    await expectFor(page, banner(page), 3_000);
    expect(sent).toHaveLength(1);
    await expectOneRecord(email);
  });
  await test.step('the mail leads to the study, and the sales team knows who asked', async () => {
    await page.clock.resume();
    const mail = await mailTo(email);
    const notification = await notificationTo(SALES_RECIPIENTS.study[0], email);
    for (const fact of ['Ahouansou', 'Directeur', 'Lagune', TITLE]) expect(notification.text).toContain(fact);
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, linkIn(mail, LINK));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
    await expectPdf(page);
  });
});

test.describe('on a touch screen, where the document is drawn in the page', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  test('the modal stays in reach, and returns to its button although the document above has loaded meanwhile', async ({
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
