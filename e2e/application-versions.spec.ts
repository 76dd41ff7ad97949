/** Recruiters publish a version of the application form during the work of candidates on the one before. */
import type { Browser, Page } from '@playwright/test';
import {
  answerForm,
  background,
  BACKGROUND_PATH,
  card,
  confirm,
  openBackground,
  preview,
  receipt,
  validate,
} from './support/application-form';
import { errorBox, field, fillIn, newEmail, stopClock } from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { applicationOf, test, untilShown, versionFor, type OwnSite } from './support/own-site';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';

test.use({ expectedFaults: /status of 422/ });
test.beforeEach(({ context }) => acceptCookies(context));

const LANGUAGE = 'Langue africaine';
const LICENCE = 'Permis de conduire';
const MISSING = 'Indiquez votre permis';
/** A required question at the end of step 2, before the motivation. */
const question = (indent: string) =>
  [
    'name: permis',
    `label: ${LICENCE}`,
    `required: ${MISSING}`,
    'feeds: permis_conduire',
    'kind: text',
    'autocomplete: "off"',
  ]
    .map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`)
    .join('');

/** Another candidate in the same browser. */
async function newCandidate(browser: Browser, site: OwnSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  await acceptCookies(context);
  return context.newPage();
}

async function sendApplication(page: Page): Promise<void> {
  await validate(page);
  await expect(preview(page)).toBeVisible();
  // The receipt is shown for five seconds.
  await stopClock(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
  await page.clock.resume();
}

test('an open tab goes on in its version, while drafts and new candidates get the published one', async ({
  page,
  browser,
  ownSite,
}) => {
  const [email, other] = [newEmail(), newEmail()];
  const before = await versionFor(ownSite);
  await openBackground(page, email);
  await answerForm(card(page), background);
  await ownSite.publishForm(/^( *)- name: motivation$/m, `${question('$1')}$1- name: motivation`);
  await untilShown(ownSite, BACKGROUND_PATH, LICENCE);
  const published = await versionFor(ownSite);
  await test.step('the open tab stays as it is', async () => {
    await sendApplication(page);
    const { version, reponses } = await applicationOf(ownSite, email);
    expect([version, 'permis_conduire' in reponses]).toEqual([before, false]);
    await page.goto(new URL(linkIn(await mailTo(email, ownSite.dataDir), '/recrutementdetails/')).pathname);
    await expect(page.getByText(LANGUAGE)).toBeVisible();
    await expect(page.getByText(LICENCE)).toHaveCount(0);
  });
  await test.step('a draft of the version before is moved, and says so', async () => {
    const drafted = await newCandidate(browser, ownSite);
    await openBackground(drafted, newEmail());
    await answerForm(card(drafted), background);
    await drafted.evaluate((earlier) => {
      for (const key of ['candidatForm1', 'candidatForm2']) {
        const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
        localStorage.setItem(key, JSON.stringify({ ...draft, version: String(earlier) }));
      }
    }, before);
    await openPage(drafted, BACKGROUND_PATH);
    await expect(drafted.getByText(/^Le formulaire a changé/)).toBeVisible();
    await expect(field(card(drafted), 'Votre motivation')).toHaveValue(background.typed['Votre motivation']);
    await expect(field(card(drafted), LICENCE)).toBeVisible();
    await drafted.context().close();
  });
  await test.step('a new candidate is asked the new question', async () => {
    const next = await newCandidate(browser, ownSite);
    await openBackground(next, other);
    await answerForm(card(next), background);
    await validate(next);
    await expect(errorBox(card(next))).toContainText(MISSING);
    await fillIn(card(next), { [LICENCE]: 'Permis B' });
    await sendApplication(next);
    const stored = await applicationOf(ownSite, other);
    expect([stored.version, stored.reponses.permis_conduire]).toEqual([published, 'Permis B']);
    await next.context().close();
  });
  // Other tests follow on the same site.
  await ownSite.publishForm(/^ *- name: permis$[^]*?(?=^ *- name: motivation$)/m, '');
  await untilShown(ownSite, BACKGROUND_PATH, LICENCE, false);
});
