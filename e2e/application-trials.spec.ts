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
import { button, field, fillIn, newEmail, passMinimumTimeWithoutScripts } from './support/forms';
import { packagesFolder } from './support/packages-folder';
import { expect, test as base } from './support/test';
import { startWholeSite, type WholeSite } from './support/whole-site';

let site: WholeSite;
let flow: Flow;

const test = base.extend<object, { ownSite: WholeSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      site = await startWholeSite({ WORKERS: '2' });
      flow = createFlow(site.dataDir);
      await use(site);
      flow.remove();
      await site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const BEFORE = 'Langue africaine';
const TRIED = 'Langue du pays';

/** The version that a visitor with this bucket gets, by the data call and by the page. */
async function versionsFor(bucket: number): Promise<[number, boolean]> {
  const headers = { cookie: `vipp_part=${bucket}` };
  const data = await (await fetch(`${site.url}/_data/application-form`, { headers })).json();
  const html = await (await fetch(site.url + BACKGROUND_PATH, { headers })).text();
  return [(data as { version: number }).version, html.includes(TRIED)];
}

const buckets = Array.from({ length: 200 }, (_, index) => index * 50);
let chosen = -1;
let other = -1;

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
  await validate(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
}

test('a trial reaches its share of visitors within a second, each of them at every visit', async () => {
  await fetch(site.url + BACKGROUND_PATH);
  await flow.publish(`label: ${BEFORE}`, `label: ${TRIED}`, '--share', '20');
  const begun = performance.now();
  await expect
    .poll(async () => (await Promise.all(buckets.slice(0, 60).map(versionsFor))).flat(), { intervals: [20] })
    .toContain(2);
  expect(performance.now() - begun).toBeLessThan(1_500);
  const all: number[] = [];
  for (const bucket of buckets) {
    const [version, isTried] = await versionsFor(bucket);
    expect([bucket, isTried]).toEqual([bucket, version === 2]);
    all.push(version);
    if (version === 2) chosen = bucket;
    else other = bucket;
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
  const begun = performance.now();
  await expect
    .poll(async () => (await Promise.all(Array.from({ length: 8 }, () => versionsFor(chosen)))).flat(), {
      intervals: [20],
    })
    .not.toContain(true);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await page.reload();
  await send(page, TRIED);
  expect(await versionOf(email)).toBe(2);
  await context.close();
});
