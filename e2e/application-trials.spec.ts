/** A version of the application form is tried with a share of candidates. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
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
  receipt,
  SENT,
  validate,
} from './support/application-form';
import { createFlow, type Flow } from './support/flow-command';
import { button, field, fillIn, newEmail, passMinimumTime, passMinimumTimeWithoutScripts } from './support/forms';
import { openPage } from './support/open-page';
import { packagesFolder } from './support/packages-folder';
import { testOnOwnSite } from './support/own-site';
import { expect } from './support/test';
import { untilEverywhere } from './support/until-everywhere';
import type { WholeSite } from './support/whole-site';

let site: WholeSite;
let flow: Flow;

const test = testOnOwnSite({ WORKERS: '2' }, (ownSite) => {
  site = ownSite;
  flow = createFlow(site.dataDir);
  return flow.remove;
});

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const BEFORE = 'Langue africaine';
const TRIED = 'Langue du pays';

const open = (address: string, bucket: number) =>
  fetch(site.url + address, { headers: { cookie: `vipp_part=${bucket}` } });

/** The version that a visitor with this bucket gets by the data call. */
const versionFor = async (bucket: number): Promise<number> =>
  ((await (await open('/_data/application-form', bucket)).json()) as { version: number }).version;

/** The same, and whether the page shows what is tried. */
const versionsFor = async (bucket: number): Promise<[number, boolean]> => [
  await versionFor(bucket),
  (await (await open(BACKGROUND_PATH, bucket)).text()).includes(TRIED),
];

const buckets = Array.from({ length: 200 }, (_, index) => index * 50);
/** It gets version 2 of a trial with 20 % of candidates, as `trial-share.test.ts` says. */
const chosen = 1;
let other = -1;

/** Waits until all processes of the gateway give the chosen visitor a version. @returns how long that took */
const untilGiven = (version: number): Promise<number> =>
  untilEverywhere(async () => (await versionFor(chosen)) === version);

/** A visitor whose bucket is known, or who is new. */
async function visitor(browser: Browser, bucket?: number, javaScriptEnabled = true): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' });
  const cookie = (name: string, value: string) => ({ name, value, url: site.url });
  await context.addCookies([cookie('its_cookies', 'accepted')]);
  if (bucket !== undefined) await context.addCookies([cookie('vipp_part', String(bucket))]);
  return context;
}

async function versionOf(email: string): Promise<number | undefined> {
  const program = path.join(packagesFolder, 'backend/dist/submissions-command.cjs');
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'export', 'candidats', '--json'], { env });
  return (JSON.parse(stdout) as { email: string; version: number }[]).find((row) => row.email === email)?.version;
}

async function send(page: Page, label: string): Promise<void> {
  const { [BEFORE]: language, ...typed } = background.typed;
  await answerForm(card(page), { ...background, typed });
  await fillIn(card(page), { [label]: language });
  await passMinimumTime(page);
  await validate(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
}

test('a trial reaches its share of visitors within a second, each of them at every visit', async () => {
  await Promise.all(Array.from({ length: 8 }, () => versionsFor(chosen)));
  await flow.publish(`label: ${BEFORE}`, `label: ${TRIED}`, '--share', '20');
  expect(await untilGiven(2)).toBeLessThan(1_000);
  const all: number[] = [];
  for (const bucket of buckets) {
    const [version, isTried] = await versionsFor(bucket);
    expect([bucket, isTried]).toEqual([bucket, version === 2]);
    all.push(version);
    if (version === 1) other = bucket;
  }
  const share = all.filter((version) => version === 2).length / all.length;
  expect(share).toBeGreaterThan(0.09);
  expect(share).toBeLessThan(0.31);
  for (let visit = 0; visit < 6; visit += 1)
    expect([await versionsFor(chosen), await versionsFor(other)]).toEqual([
      [2, true],
      [1, false],
    ]);
});

test('a new visitor gets a version and stays with it', async ({ browser }) => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto('/recrutements');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vipp_part');
  await page.goto(BACKGROUND_PATH);
  const shown = async () => (await field(card(page), TRIED).count()) === 1;
  const first = await shown();
  expect((await context.cookies()).map(({ name }) => name)).toContain('vipp_part');
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto(BACKGROUND_PATH);
    expect(await shown()).toBe(first);
  }
  await context.close();
});

test('each candidate applies in the version that they got', async ({ browser }) => {
  for (const [bucket, label, version] of [
    [chosen, TRIED, 2],
    [other, BEFORE, 1],
  ] as const) {
    const context = await visitor(browser, bucket);
    const page = await context.newPage();
    const email = newEmail();
    await openBackground(page, email);
    await send(page, label);
    expect(await versionOf(email)).toBe(version);
    await context.close();
  }
});

test('without scripts too', async ({ browser }) => {
  const context = await visitor(browser, chosen, false);
  const page = await context.newPage();
  const email = newEmail();
  await page.goto(IDENTITY_PATH);
  await answerForm(card(page), identity(email));
  await button(card(page), 'Valider').click();
  await expect(field(card(page), TRIED)).toBeVisible();
  await list(card(page), 'Niveau d’études').selectOption('bac+2');
  await button(card(page), 'Mettre à jour les questions').first().click();
  const { [BEFORE]: language, ...typed } = background.typed;
  await answerForm(card(page), { ...background, typed });
  await fillIn(card(page), { [TRIED]: language });
  await box(card(page), 'Je suis disponible immédiatement').check();
  await passMinimumTimeWithoutScripts(card(page));
  await button(card(page), 'Valider').click();
  await button(card(page), 'Confirmer et envoyer').click();
  await expect(card(page)).toContainText(SENT);
  expect(await versionOf(email)).toBe(2);
  await context.close();
});

test('a trial that is taken back is over within a second, and who has begun in it goes on in it', async ({
  browser,
}) => {
  const context = await visitor(browser, chosen);
  const page = await context.newPage();
  const email = newEmail();
  await openBackground(page, email);
  await expect(field(card(page), TRIED)).toBeVisible();
  await flow.call('end-trial', 'take-back', '--why', 'essai');
  expect(await untilGiven(1)).toBeLessThan(1_000);
  await openPage(page, BACKGROUND_PATH);
  await send(page, TRIED);
  expect(await versionOf(email)).toBe(2);
  await context.close();
});
