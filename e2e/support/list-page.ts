/** The list pages of news and case studies. */
import type { Locator, Page } from '@playwright/test';

const list = (page: Page): Locator => page.locator('#liste');
export const cards = (page: Page): Locator => list(page).getByRole('article');
export const cardTitles = (page: Page): Locator => cards(page).getByRole('heading');
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Recherche par mots clés' });
/** The status with the number of results, which screen readers announce. */
export const resultCount = (page: Page): Locator => list(page).getByRole('status');
export const pagination = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages de la liste' });

export const panel = (page: Page, title: string): Locator => page.getByRole('group', { name: title });
/** By its label, which its accessible name begins with: `2024, 3 articles`. */
export const choice = (page: Page, label: string): Locator =>
  list(page).getByRole('checkbox', { name: new RegExp(`^${label}, \\d+ `) });
export const choicesOf = (page: Page, title: string): Locator => panel(page, title).locator('label');
/** The part of a panel that its heading shows and hides. */
export const disclosureOf = (page: Page, title: string): Locator => panel(page, title).locator('> details');
