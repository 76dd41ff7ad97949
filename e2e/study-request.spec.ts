/** A study is requested in a modal, or in a section of its page, and comes by mail as a link that opens it for thirty days. */
import type { Page } from '@playwright/test';
import {
  button,
  errorBox,
  expectFor,
  expectValues,
  field,
  fillIn,
  blockScripts,
  dropFirstAnswer,
  newEmail,
  recordPosts,
  installClock,
  stopClock,
  studyRequestValues as values,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  first,
} from './support/forms';
import { linkIn, mailTo, notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { maskedPdf } from './support/masked-pdf';
import { openPage, untilHydrated } from './support/open-page';
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
    expect(await banner(page).evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
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

test('nothing typed is lost when an answer is, and « Réessayer » sends it under the same key, also from another page of the list', async ({
  page,
}) => {
  const email = newEmail();
  await openRequest(page);
  await fill(page, email);
  const sent = recordPosts(page);
  await dropFirstAnswer(page);
  await submit(page).click();
  await expect(errorBox(dialog(page))).toContainText('Votre demande n’a pas pu être envoyée');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Les études de cas' })
    .getByRole('link', { name: 'Page suivante' })
    .click();
  await expect(page).toHaveURL(/page=2$/);
  await opener(page).click();
  await expectValues(dialog(page), values(email));
  await submit(page, 'Réessayer').click();
  await expect(banner(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await expectOneRecord(email);
});

test.describe('on a touch screen, where the document is drawn in the page', () => {
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  test('the modal stays in reach, and returns to where it was opened though the document above has loaded meanwhile', async ({
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

const part = (page: Page) => page.locator('#demande');

/** Goes to the form as a section of the page, and sends it by the browser alone, with an error. */
async function sendPlainForm(page: Page, email: string): Promise<void> {
  const form = part(page);
  await page.getByRole('link', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await expect(page).toHaveURL(`${STUDY}#demande`);
  await expect(button(form, 'Fermer')).toHaveCount(0);
  await fillIn(form, { ...values(email), Nom: '  ' });
  await passMinimumTimeWithoutScripts(form);
  await button(form, 'Envoyer').click();
  await expect(page).toHaveURL(`${STUDY}#demande`);
  await expect(page).toHaveTitle(/^Erreur.: Un constructeur automobile/);
  await expect(field(form, 'Nom')).toHaveAccessibleDescription(/Erreur.: Indiquez votre nom\.$/);
  await expectValues(form, { ...values(email), Nom: '  ' });
  await field(form, 'Nom').fill('Ahouansou');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request is a section of the page, and its mail leads to the study', async ({ page }) => {
    const email = newEmail();
    await page.goto(STUDY);
    await sendPlainForm(page, email);
    await button(part(page), 'Envoyer').click();
    await expect(part(page).getByText(BANNER)).toBeVisible();
    await expect(part(page).getByText(MAILED)).toBeVisible();
    await page.goto(linkIn(await mailTo(email), LINK));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
    await expectPdf(page);
  });
});

test('the browser alone sends the form before its scripts have come, and the modal goes on with it when they come', async ({
  page,
}) => {
  const isModal = () => dialog(page).evaluate((element) => element.matches(':modal'));
  await test.step('after a refusal', async () => {
    const email = newEmail();
    const release = await blockScripts(page);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await sendPlainForm(page, email);
    release();
    await untilHydrated(page);
    await expect(submit(page)).toBeVisible();
    await expect.poll(isModal).toBe(true);
    await expectValues(dialog(page), values(email));
    await submit(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectOneRecord(email);
  });
  await test.step('after a success, which the banner shows', async () => {
    const email = newEmail();
    await page.unrouteAll();
    const release = await blockScripts(page);
    await page.goto(STUDY, { waitUntil: 'commit' });
    await sendPlainForm(page, email);
    await button(part(page), 'Envoyer').click();
    await expect(part(page).getByText(BANNER)).toBeVisible();
    release();
    // First, because it is shown for three seconds only.
    await expect(banner(page).and(page.locator('[role="status"] > *'))).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectOneRecord(email);
  });
});
