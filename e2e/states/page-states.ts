/** Every page in its first state, and its panels and menus. */
import { expect, type Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { contentPages, MISSING_PATH, newsPages, recruitmentPages } from '../support/site-pages';
import type { Journey, State } from './journey';

const OPEN_FORMS = ['/contact', '/signalements', '/signalements/suivi', '/forget-password/verification-e-mail'];
const SPENT = 'x'.repeat(43);

/** Stops animations with the page's own button, so that each check sees the same picture. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const pause = page.getByRole('button', { name: 'Mettre en pause' });
  if (await pause.isVisible()) await pause.click();
}

const opens = (path: string): State => ({ name: path, reach: (page) => openAtRest(page, path) });
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

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
  { name: 'content pages', states: paths(contentPages).map(opens) },
  { name: 'news, studies and recruitment', states: paths([...newsPages, ...recruitmentPages]).map(opens) },
  {
    name: 'forms, and what is not there',
    states: [
      ...[...OPEN_FORMS, MISSING_PATH].map(opens),
      { name: 'spent newsletter confirmation', reach: (page) => openPage(page, `/newsletter/confirmation/${SPENT}`) },
      { name: 'unknown link of a study', reach: (page) => openPage(page, `/etude-de-cas/lien/${SPENT}`) },
      { name: 'spent link to unsubscribe', reach: (page) => openPage(page, `/newsletter/desinscription/${SPENT}`) },
    ],
  },
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
