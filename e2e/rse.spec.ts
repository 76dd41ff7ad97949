import type { Locator, Page } from '@playwright/test';
import { FRAME_MS, openPage, openPageByFrames } from './support/open-page';
import { expect, test } from './support/test';
import { readSize } from './support/link-size';

/** Requirement 2.22; the accents of capitals are those of French typography. */
const VALUES = [
  'Créativité',
  'Détermination',
  'Éco-responsabilité',
  'Égalité',
  'Équité',
  'Générosité',
  'Honnêteté',
  'Humilité',
  'Loyauté',
  'Responsabilité',
];
const MORNING = new Date('2026-03-02T09:00:00');
const STEP_MS = 4_000;
const PICK_PAUSE_MS = 2_000;
/** A press is acknowledged in one frame; its result is drawn in the next. */
const ANSWER_MS = 2 * FRAME_MS;

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Nos dix valeurs' }).getByRole('tab');
const current = (page: Page): Locator => page.getByRole('tab', { selected: true });
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Mettre en pause' });

/** The clock is stopped before the page's first script, so that each step can be awaited exactly. */
async function openValues(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(MORNING.getTime() + 1_000);
  await openPageByFrames(page, '/rse');
  await expect(tabs(page)).toHaveText(VALUES);
}

async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.runFor(ANSWER_MS);
}

async function expectValue(page: Page, name: string): Promise<void> {
  await expect(current(page)).toHaveText(name);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}

test('the values step on every four seconds and begin again after the tenth', async ({ page }) => {
  await openValues(page);
  await expectValue(page, 'Créativité');
  await page.clock.runFor(STEP_MS - FRAME_MS - 1);
  await expectValue(page, 'Créativité');
  for (const name of [...VALUES.slice(1), 'Créativité']) {
    await page.clock.runFor(STEP_MS);
    await expectValue(page, name);
  }
});

test('a value that is picked shows its image, and stays two seconds longer', async ({ page }) => {
  await openValues(page);
  await tabs(page).filter({ hasText: 'Honnêteté' }).click();
  await page.clock.runFor(ANSWER_MS);
  await expectValue(page, 'Honnêteté');
  await expect(page.getByRole('tabpanel').locator('img')).toBeVisible();
  // The carousel waits while the pointer is over it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(STEP_MS + PICK_PAUSE_MS - ANSWER_MS);
  await expectValue(page, 'Honnêteté');
  await page.clock.runFor(ANSWER_MS);
  await expectValue(page, 'Humilité');
  await page.clock.runFor(STEP_MS);
  await expectValue(page, 'Loyauté');
});

test('the values stand still once they are paused, until they are set going again', async ({ page }) => {
  await openValues(page);
  await pauseButton(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5 * STEP_MS);
  await expectValue(page, 'Créativité');
  await page.getByRole('button', { name: 'Faire défiler' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(STEP_MS);
  await expectValue(page, 'Détermination');
});

test('the values are reached with the keyboard, and the carousel waits in the meantime', async ({ page }) => {
  await openValues(page);
  await current(page).focus();
  await pressKey(page, 'ArrowRight');
  await expectValue(page, 'Détermination');
  await pressKey(page, 'End');
  await expectValue(page, 'Responsabilité');
  await pressKey(page, 'ArrowRight');
  await expectValue(page, 'Créativité');
  await page.clock.runFor(5 * STEP_MS);
  await expectValue(page, 'Créativité');
});

test.describe('for visitors who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the values stand still by themselves', async ({ page }) => {
    await openValues(page);
    await page.clock.runFor(5 * STEP_MS);
    await expectValue(page, 'Créativité');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all ten values are there to read, each with its image', async ({ page }) => {
    await page.goto('/rse');
    for (const name of VALUES)
      await expect(page.locator('#valeurs').getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.locator('#valeurs img').filter({ visible: true })).toHaveCount(VALUES.length);
  });
});

test('the labels, the partners and the way to a report are there', async ({ page }) => {
  await openPage(page, '/rse');
  for (const label of ['Best Place to Work', 'Ecovadis'])
    await expect(page.getByRole('heading', { name: label })).toBeVisible();
  const logos = page.locator('#identite img');
  expect(await logos.count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('main').locator('a[href="/signalements"]').first()).toBeVisible();
});

test('the seven documents are PDFs of the size that their links state', async ({ page, request }) => {
  await openPage(page, '/rse');
  const links = page.locator('#engagements a[href$=".pdf"]');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const text = (await link.textContent()) ?? '';
    expect(text).toContain('PDF, ');
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.status(), text).toBe(200);
    expect(file.headers()['content-type'], text).toBe('application/pdf');
    const body = await file.body();
    expect(body.subarray(0, 5).toString(), text).toBe('%PDF-');
    const { bytes, unit } = readSize(text);
    expect(Math.abs(bytes - body.length), text).toBeLessThanOrEqual(unit / 2);
  }
});
