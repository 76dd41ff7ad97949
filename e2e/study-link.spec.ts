/** A requested study comes by mail, as a link that opens it for thirty days. */
import type { Page } from '@playwright/test';
import {
  button,
  fillIn,
  newEmail,
  installClock,
  studyRequestValues,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
} from './support/forms';
import { linkIn, mailsTo, mailTo, notificationTo, SALES_RECIPIENTS } from './support/mailbox';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { STUDY } from './support/site-pages';
import { expect, test } from './support/test';
import { acceptCookies } from './support/visitor';

const TITLE = /^Un constructeur automobile mène un rappel/;
const LINK = '/etude-de-cas/lien/';
const MAILED = 'Un lien vers l’étude vous est envoyé par e-mail. Il reste ouvert trente jours.';

test.beforeEach(({ context }) => acceptCookies(context));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inscrivez-vous pour récupérer l’étude de cas' });
const documentLink = (page: Page) => page.getByRole('link', { name: /^Ouvrir l’étude \(PDF, / });

async function requestStudy(page: Page, email: string): Promise<void> {
  await installClock(page);
  await openPage(page, STUDY);
  await page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await fillIn(dialog(page), studyRequestValues(email));
  await passMinimumTime(page);
  await button(dialog(page), 'Envoyer').click();
  await expect(page.getByText(MAILED)).toBeVisible();
}

/** The document itself, as a browser gets it from its link. */
async function expectPdf(page: Page): Promise<void> {
  const href = await documentLink(page).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('application/pdf'),
  ]);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('the mail leads to the study and its document, and the sales team knows who asked', async ({ page }) => {
  const email = newEmail();
  await requestStudy(page, email);
  const mail = await mailTo(email);
  expect(mail.text).not.toMatch(/Ahouansou|Kofi|Lagune/);
  const notification = await notificationTo(SALES_RECIPIENTS.study[0], email);
  for (const fact of ['Ahouansou', 'Kofi', 'Directeur', 'Lagune', 'Un constructeur automobile', 'trente jours'])
    expect(notification.text).toContain(fact);

  const opened = await openPage(page, linkIn(mail, LINK));
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expectPdf(page);
  // Mail scanners open the link first.
  expect((await openPage(page, linkIn(mail, LINK))).status()).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the link leads to the document by one tap', async ({ page }) => {
    const email = newEmail();
    await requestStudy(page, email);
    await openPage(page, linkIn(await mailTo(email), LINK));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await documentLink(page).tap();
    await expect(page).toHaveURL(/\/backend\/public\/storage\/.*\.pdf$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the study is requested, mailed and opened', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${STUDY}#demande`);
    const form = page.locator('#demande');
    await fillIn(form, studyRequestValues(email));
    await passMinimumTimeWithoutScripts(form);
    await button(form, 'Envoyer').click();
    await expect(form.getByText(MAILED)).toBeVisible();
    await page.goto(linkIn(await mailTo(email), LINK));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expectPdf(page);
  });
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedFaults: /status of 4(04|10)/ });

  test('leads to the case studies when it is unknown', async ({ page }) => {
    const opened = await openPage(page, `${LINK}${'x'.repeat(43)}`);
    expect([opened.status(), opened.headers()['cache-control']]).toEqual([404, 'no-store']);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Choisir une étude de cas' }).click();
    await expect(page).toHaveURL('/etude-de-cas/all');
  });

  test.describe('once it has expired', () => {
    let site: SiteInstance;
    test.beforeAll(async () => {
      const expired = { slug: STUDY.split('/').at(-1), isOpen: false, lastDay: '2026-10-31' };
      site = await startSiteInstance(undefined, {}, true, () => expired);
    });
    test.afterAll(() => site.stop());

    test('leads to the form where the study can be requested again', async ({ page }) => {
      const opened = await openPage(page, `${site.url}${LINK}${'x'.repeat(43)}`);
      expect([opened.status(), opened.headers()['cache-control']]).toEqual([410, 'no-store']);
      await expect(page.getByRole('alert')).toContainText('31-10-2026');
      await expect(documentLink(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Demander l’étude à nouveau' }).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toContainText('Un constructeur automobile mène un rappel');
    });
  });
});
