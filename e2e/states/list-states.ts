/** States of the lists, and of the request for a study. */
import { expect, type Page } from '@playwright/test';
import { errorBox, fillIn, installClock, studyRequestValues, SUBMIT_CALLS, passMinimumTime } from '../support/forms';
import { openPage } from '../support/open-page';
import { STUDY } from '../support/site-pages';
import type { Journey } from './journey';

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

export const listJourneys: readonly Journey[] = [
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
