import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** Requirement 2.9, in French number format: U+202F between the groups. */
const FIGURES = ['5', '3\u202F000', '40', '110\u202F000'];
const TARGETS = [5, 3_000, 40, 110_000];
const COUNTRIES = ['France', 'Bénin', 'Rwanda', 'Togo'];
const MORNING = new Date('2026-03-02T09:00:00');

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const figures = (page: Page) => section(page, 'Le groupe en chiffres').getByRole('definition');
/** The visible number of a counter, which covers the final one. */
const running = (page: Page) => figures(page).locator('[aria-hidden="true"]');
const panels = (page: Page) => section(page, 'Implantations').locator('details');
const map = (page: Page, country: string) => page.getByRole('img', { name: new RegExp(`^${country}, carte`) });

async function showFigures(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await openPage(page, '/');
  await page.clock.pauseAt(new Date(MORNING.getTime() + 60 * 60 * 1000));
  await figures(page).last().scrollIntoViewIfNeeded();
}

test('the counters run for eight seconds once they are seen, and end at their figures', async ({ page }) => {
  await showFigures(page);
  await expect(running(page)).toHaveText(['0', '0', '0', '0']);
  await page.clock.runFor(4_000);
  const halfway = (await running(page).allTextContents()).map((text) => Number(text.replaceAll('\u202F', '')));
  // Requirement 9.3: 10 s would count to the end, so that 4 s count to four tenths.
  for (const [index, target] of TARGETS.entries())
    expect(Math.abs((halfway[index] ?? 0) - target * 0.4)).toBeLessThanOrEqual(Math.max(1, target / 100));
  await page.clock.runFor(3_900);
  await expect(running(page)).toHaveCount(FIGURES.length);
  await page.clock.runFor(200);
  await expect(running(page)).toHaveCount(0);
  await expect(figures(page)).toHaveText(FIGURES);
});

test.describe('for visitors who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the counters stand at their figures', async ({ page }) => {
    await showFigures(page);
    await expect(figures(page)).toHaveText(FIGURES);
    await page.clock.runFor(1_000);
    await expect(running(page)).toHaveCount(0);
  });
});

/** Opens each country in turn: only its panel and its map are visible. */
async function openEachCountry(page: Page): Promise<void> {
  for (const [index, country] of COUNTRIES.entries()) {
    const panel = panels(page).nth(index);
    if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
    await expect(panels(page).and(page.locator('[open]'))).toHaveCount(1);
    await expect(panel.getByRole('list')).toBeVisible();
    for (const other of COUNTRIES) await expect(map(page, other)).toBeVisible({ visible: other === country });
  }
}

test('one country panel is open at a time, and the map is that of its country', async ({ page }) => {
  await openPage(page, '/');
  await expect(panels(page).locator('summary')).toHaveText(COUNTRIES);
  await openEachCountry(page);
});

test('the panels tell what the group does in each town', async ({ page }) => {
  await openPage(page, '/');
  const words = [
    'Anteuil (Doubs)',
    'Paris',
    'Cotonou',
    '1\u202F500',
    'École de codage',
    'Kigali',
    '300',
    'Lomé',
    '1\u202F000',
  ];
  for (const word of words) await expect(section(page, 'Implantations')).toContainText(word);
});

test('the four families of services lead to their chapters', async ({ page }) => {
  await openPage(page, '/');
  const services = section(page, 'Nos prestations');
  for (const anchor of ['it', 'commercial', 'soutien', 'Relation_clients']) {
    await expect(services.locator(`a[href="/prestations#${anchor}"]`)).toHaveCount(1);
  }
  await expect(services).toContainText('français');
});

test('the three newest posts are linked, newest first', async ({ page, request }) => {
  const answer: unknown = await (await request.get('/_data/posts/latest?limit=3')).json();
  const posts = answer as { slug: string; title: string }[];
  await openPage(page, '/');
  const links = section(page, 'Actualités').locator('a[href^="/actualite/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(addresses)]).toEqual(posts.map(({ slug }) => `/actualite/${slug}`));
  await expect(section(page, 'Actualités').getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute(
    'href',
    '/actualite',
  );
});

test('the newsletter button is a link to the form of the contact page', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'Je souhaite être informé des actus' })).toHaveAttribute(
    'href',
    '/contact#newsletter',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the counters stand at their figures and the country panels work', async ({ page }) => {
    await page.goto('/');
    await expect(figures(page)).toHaveText(FIGURES);
    await openEachCountry(page);
  });
});
