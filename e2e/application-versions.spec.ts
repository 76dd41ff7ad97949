/** Recruiters publish versions of the application form, and try them with some candidates, while others fill it in. */
import type { Browser, Page } from '@playwright/test';
import {
  answerForm,
  background,
  BACKGROUND_PATH,
  box,
  card,
  confirm,
  identity,
  IDENTITY_PATH,
  list,
  openBackground,
  preview,
  receipt,
  SENT,
  validate,
} from './support/application-form';
import {
  button,
  errorBox,
  field,
  fillIn,
  newEmail,
  passMinimumTime,
  passMinimumTimeWithoutScripts,
  stopClock,
} from './support/forms';
import { linkIn, mailTo } from './support/mailbox';
import { openPage } from './support/open-page';
import { applicationOf, takeFormBack, test, untilShown, versionFor, type OwnSite } from './support/own-site';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';

test.use({ expectedFaults: /status of 422/ });
test.describe.configure({ timeout: 240_000 });
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

/** Another candidate in the same browser. @param bucket decides whether they are in a trial */
async function newCandidate(browser: Browser, site: OwnSite, bucket?: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  await acceptCookies(context);
  if (bucket !== undefined) await context.addCookies([{ name: 'vipp_part', value: String(bucket), url: site.url }]);
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

test('an open tab and a draft go on in their version, while new candidates get the published one', async ({
  page,
  browser,
  ownSite,
}) => {
  const [email, other] = [newEmail(), newEmail()];
  const before = await versionFor(ownSite);
  await openBackground(page, email);
  await answerForm(card(page), background);
  await ownSite.formCommand.publish(/^( *)- name: motivation$/m, `${question('$1')}$1- name: motivation`);
  await untilShown(ownSite, BACKGROUND_PATH, LICENCE);
  const published = await versionFor(ownSite);
  await test.step('the open tab and its draft stay as they are', async () => {
    await validate(page);
    await page.keyboard.press('Escape');
    await openPage(page, BACKGROUND_PATH);
    await expect(field(card(page), 'Votre motivation')).toHaveValue(background.typed['Votre motivation']);
    await expect(field(card(page), LICENCE)).toHaveCount(0);
    await passMinimumTime(page);
    await sendApplication(page);
    const { version, words } = await applicationOf(ownSite, email);
    expect([version, words.includes(LANGUAGE), words.includes(LICENCE)]).toEqual([before, true, false]);
    await page.goto(new URL(linkIn(await mailTo(email, ownSite.dataDir), '/recrutementdetails/')).pathname);
    await expect(page.getByText(LANGUAGE)).toBeVisible();
    await expect(page.getByText(LICENCE)).toHaveCount(0);
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
    expect(stored.words).toContain(`"${LICENCE}"`);
    await next.context().close();
  });
  await test.step('what is taken back is gone from the form and from the pages of offers', async () => {
    await ownSite.formCommand.publish('city: Lomé', 'city: Kara');
    await untilShown(ownSite, '/recrutements', 'Kara');
    const statusOfOffer = async () => (await fetch(`${ownSite.url}/recrutements/postes/teleconseiller-kara`)).status;
    expect(await statusOfOffer()).toBe(200);
    await takeFormBack(ownSite, '/recrutements', 'Kara');
    await untilShown(ownSite, BACKGROUND_PATH, LICENCE, false);
    expect(await statusOfOffer()).toBe(404);
  });
});

test('a trial reaches its share of candidates, and those who began in it go on in it after its end', async ({
  browser,
  ownSite,
}) => {
  const tried = 'Langue du pays';
  const before = await versionFor(ownSite);
  await ownSite.formCommand.publish(`label: ${LANGUAGE}`, `label: ${tried}`, '--share', '20');
  const isGivenTo = async (bucket: number) => (await versionFor(ownSite, bucket)) !== before;
  /** A bucket of the trial, which has one of five. */
  const findBucket = async () => {
    for (let bucket = 0; bucket < 100; bucket += 1) if (await isGivenTo(bucket)) return bucket;
    return -1;
  };
  let chosen = -1;
  await expect.poll(async () => (chosen = await findBucket())).not.toBe(-1);
  await expect.poll(() => isGivenTo(chosen)).toBe(true);
  const version = await versionFor(ownSite, chosen);

  const email = newEmail();
  const inTrial = await newCandidate(browser, ownSite, chosen);
  await openBackground(inTrial, email);
  await expect(field(card(inTrial), tried)).toBeVisible();
  await ownSite.formCommand.call('end-trial', 'take-back', '--why', 'essai');
  await expect.poll(() => isGivenTo(chosen)).toBe(false);
  const after = await newCandidate(browser, ownSite, chosen);
  await openPage(after, BACKGROUND_PATH);
  await expect(field(card(after), LANGUAGE)).toBeVisible();

  await openPage(inTrial, BACKGROUND_PATH);
  await expect(field(card(inTrial), tried)).toBeVisible();
  const { [LANGUAGE]: language, ...typed } = background.typed;
  await answerForm(card(inTrial), { ...background, typed });
  await fillIn(card(inTrial), { [tried]: language });
  await passMinimumTime(inTrial);
  await sendApplication(inTrial);
  expect((await applicationOf(ownSite, email)).version).toBe(version);
  for (const page of [inTrial, after]) await page.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an application that is half sent goes on in its version', async ({ page, ownSite }) => {
    const email = newEmail();
    const before = await versionFor(ownSite);
    await page.goto(IDENTITY_PATH);
    await answerForm(card(page), identity(email));
    await button(card(page), 'Valider').click();
    await expect(field(card(page), LANGUAGE)).toBeVisible();
    await ownSite.formCommand.publish(`label: ${LANGUAGE}`, 'label: Langue d’ici');
    await untilShown(ownSite, BACKGROUND_PATH, 'Langue d’ici');
    await list(card(page), 'Niveau d’études').selectOption('bac+2');
    await button(card(page), 'Mettre à jour les questions').first().click();
    await answerForm(card(page), background);
    await expect(field(card(page), 'Langue d’ici')).toHaveCount(0);
    await box(card(page), 'Je suis disponible immédiatement').check();
    await passMinimumTimeWithoutScripts(card(page));
    await button(card(page), 'Valider').click();
    await expect(page.getByText(LANGUAGE)).toBeVisible();
    await button(card(page), 'Confirmer et envoyer').click();
    await expect(card(page)).toContainText(SENT);
    const { version, words } = await applicationOf(ownSite, email);
    expect([version, words.includes(`"${LANGUAGE}"`)]).toEqual([before, true]);
    await takeFormBack(ownSite, BACKGROUND_PATH, 'Langue d’ici');
  });
});
