/** All states of the working site. */
import { applicationJourneys } from './application-states';
import { formJourneys } from './form-states';
import type { Journey, State } from './journey';
import { expect, type Page } from '@playwright/test';
import { errorBox, fillIn, installClock, studyRequestValues, SUBMIT_CALLS, passMinimumTime } from '../support/forms';
import { openPage } from '../support/open-page';
import { STUDY, HTML_ARTICLE, MISSING_PATH, PDF_ARTICLE } from '../support/site-pages';
import { publicRemotes } from '@vipp/shared/testing/own-routes.server';
import { readTextAt, routesByOwner } from '../support/all-routes';

// Every page in its first state, and its panels and menus.

/** Further pages of remotes: for each route the site map lists one. */
const FURTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  'mf-news-studies': [PDF_ARTICLE, HTML_ARTICLE, STUDY],
};

/** Stops animations with the page's own button, so that each check sees the same picture. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const pause = page.getByRole('button', { name: 'Mettre en pause' });
  if (await pause.isVisible()) await pause.click();
}

const opens = (path: string): State => ({ name: path, reach: (page) => openAtRest(page, path) });

/** Every route of a remote, so that a new page is visited without being named here. */
const pagesOf = (remote: string): Journey => ({
  name: `pages of ${remote}`,
  states: async (siteUrl) => {
    const routes = (await routesByOwner(readTextAt(siteUrl)))[remote] ?? [];
    return [...new Set([...routes, ...(FURTHER_PAGES[remote] ?? [])])].map(opens);
  },
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').last()).toBeVisible();
}

/** A window that is wide enough has the menu in its header. */
async function openMenuAgain(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const isClosed = await page.getByRole('navigation', { name: 'Menu principal' }).isHidden();
  if (isClosed && (await toggle.isVisible())) await openMenu(page);
}

async function openLastCountry(page: Page): Promise<void> {
  const panel = page.locator('details').last();
  await panel.locator('summary').click();
  await expect(panel).toHaveAttribute('open');
}

async function reopenConsent(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const banner = page.getByRole('region', { name: 'Cookie Infos' });
  await banner.getByRole('button', { name: 'Refuser les cookies' }).click();
  await page.getByRole('button', { name: 'Revoir mon choix de cookies' }).click();
  await expect(banner).toBeVisible();
}

export const pageJourneys: readonly Journey[] = [
  ...publicRemotes.map(pagesOf),
  { name: 'pages of the shell', states: [opens(MISSING_PATH)] },
  {
    name: 'what opens in the frame of the site',
    asksForConsent: true,
    states: [
      { name: 'cookie banner', isOverPage: true, reach: (page) => openPage(page, '/') },
      { name: 'country panel', reach: openLastCountry },
      { name: 'menu', narrow: true, isOverPage: true, reach: openMenu, again: openMenuAgain },
      { name: 'cookie banner once more', isOverPage: true, reach: reopenConsent },
    ],
  },
];

// States of the lists, and of the request for a study.

const dialog = (page: Page) => page.getByRole('dialog');

async function openFilters(page: Page): Promise<void> {
  await openPage(page, '/actualite');
  await page.getByLabel('Afficher les filtres').check();
  await page.getByText('Afficher plus').first().click();
  await page.getByRole('checkbox', { name: 'Vie du groupe' }).check();
  await expect(page.getByRole('link', { name: 'Effacer les filtres' })).toBeVisible();
}

async function closeFilters(page: Page): Promise<void> {
  for (const title of ['Catégories', 'Année']) {
    const panel = page.getByRole('group', { name: title });
    await panel.locator('summary').first().click();
    await expect(panel.getByRole('checkbox').first()).toBeHidden();
  }
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Aucun article ne correspond au mot clé entré')).toBeVisible();
}

async function openRequest(page: Page): Promise<void> {
  await installClock(page);
  await openPage(page, STUDY);
  await page.getByRole('button', { name: 'Je souhaite récupérer cette étude de cas' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function failRequest(page: Page): Promise<void> {
  await dialog(page).getByLabel('Adresse e-mail').fill('kofi@');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(5);
}

async function loseRequest(page: Page): Promise<void> {
  await page.route(SUBMIT_CALLS, (route) => route.abort());
  await fillIn(dialog(page), studyRequestValues());
  await passMinimumTime(page);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(errorBox(dialog(page))).toContainText('ne répond pas');
}

const listJourneys: readonly Journey[] = [
  {
    name: 'lists and requests',
    states: [
      { name: 'filters open', narrow: true, reach: openFilters },
      { name: 'filters closed', narrow: true, reach: closeFilters },
      { name: 'nothing found', reach: findNothing },
      { name: 'no study found', reach: (page) => openPage(page, '/etude-de-cas/all?q=xyzzy') },
      { name: 'request open', reach: openRequest },
      { name: 'request refused', reach: failRequest },
      { name: 'request not sent', reach: loseRequest },
    ],
  },
];

export const allJourneys: readonly Journey[] = [
  ...pageJourneys,
  ...listJourneys,
  ...formJourneys,
  ...applicationJourneys,
];
