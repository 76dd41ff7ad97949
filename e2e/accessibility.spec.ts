import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { MISSING_PATH, sitePages, STUDY } from './support/site-pages';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';
import { acceptCookies, chooseTheme, THEMES } from './support/visitor';

// Without motion nothing waits below the window to rise into view: axe sees all of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: /status of (404|503)|net::ERR_FAILED/ });

const SIZES = [
  { name: 'narrow', width: 320, height: 640 },
  { name: 'wide', width: 1280, height: 800 },
];

const PAGES = [...sitePages.map(({ path }) => path), MISSING_PATH, '/contact'];

async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.isHidden()) return;
  await toggle.click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').last()).toBeVisible();
}

async function openLastCountry(page: Page): Promise<void> {
  const panel = page.locator('details').last();
  await panel.locator('summary').click();
  await expect(panel).toHaveAttribute('open');
}

async function openFilters(page: Page): Promise<void> {
  const opener = page.getByLabel('Afficher les filtres');
  if (await opener.isVisible()) await opener.check();
  await page.getByText('Afficher plus').first().click();
  await page.getByRole('checkbox', { name: 'Vie du groupe' }).check();
  await expect(page.getByRole('link', { name: 'Effacer les filtres' })).toBeVisible();
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Aucun article ne correspond au mot clé entré')).toBeVisible();
}

async function openRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function failRequest(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Adresse e-mail').fill('kofi@');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(5);
}

async function loseRequest(page: Page): Promise<void> {
  await page.route('**/_data/submit/**', (route) => route.abort());
  for (const field of await page.getByRole('dialog').getByRole('textbox').all()) await field.fill('kofi@lagune.example');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
}

/** States of the lists and of the request for a study, each reached from the one before. */
const STATES = [
  { name: 'filters open', path: '/actualite', reach: openFilters },
  { name: 'nothing found', reach: findNothing },
  { name: 'request open', path: STUDY, reach: openRequest },
  { name: 'request refused', reach: failRequest },
  { name: 'request not sent', reach: loseRequest },
];

for (const theme of THEMES) {
  for (const { name, ...viewport } of SIZES) {
    test.describe(`in the ${theme} theme, on a ${name} window`, () => {
      test.use({ viewport });
      test.beforeEach(({ context }) => chooseTheme(context, theme));
      test.describe.configure({ timeout: 120_000 });

      test('axe finds nothing on any page', async ({ page, context }) => {
        await acceptCookies(context);
        for (const path of PAGES) {
          await openPage(page, path);
          expect.soft(await axeViolations(page), path).toEqual([]);
        }
      });

      test('axe finds nothing in any state of lists and requests', async ({ page, context }) => {
        await acceptCookies(context);
        for (const { name: state, path, reach } of STATES) {
          if (path) await openPage(page, path);
          await reach(page);
          expect.soft(await axeViolations(page), state).toEqual([]);
        }
      });

      test('axe finds nothing in what opens', async ({ page }) => {
        await openPage(page, '/');
        await expect(page.getByRole('region', { name: 'Cookie Infos' })).toBeVisible();
        await openLastCountry(page);
        expect.soft(await axeViolations(page), 'cookie banner and country panel').toEqual([]);
        await openMenu(page);
        expect.soft(await axeViolations(page), 'menu').toEqual([]);
      });
    });
  }
}

test('axe finds nothing on a page that is unavailable', async ({ page }) => {
  const site = await startSiteInstance();
  await site.content.stop();
  try {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const response = await page.goto(`${site.url}/rse`);
      expect(response?.status()).toBe(503);
      expect.soft(await axeViolations(page), colorScheme).toEqual([]);
    }
  } finally {
    await page.close();
    await site.stop();
  }
});
