/** Every page in its first state, and its panels and menus. */
import { expect, type Page } from '@playwright/test';
import { publicRemotes } from '@vipp/shared/testing/own-routes.server';
import { readTextAt, routesByOwner } from '../support/all-routes';
import { openPage } from '../support/open-page';
import { HTML_ARTICLE, MISSING_PATH, PDF_ARTICLE } from '../support/site-pages';
import type { Journey, State } from './journey';

/** What remotes have besides the first page that the site map lists for a route. */
const FURTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  'mf-news-studies': [PDF_ARTICLE, HTML_ARTICLE],
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
