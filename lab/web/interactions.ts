/** What visitors do on a phone, as scripts: each begins on its page, and ends once its result is shown. */
import type { Locator, Page } from '../../e2e/support/playwright';
import { choice } from '../../e2e/support/list-page';
import { STUDY } from '../../e2e/support/site-pages';
import { press } from './measure-interaction';

const shown = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' });
const hidden = (locator: Locator): Promise<void> => locator.waitFor({ state: 'hidden' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function menu(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Menu principal' });
  for (let time = 0; time < 2; time += 1) {
    await press(page, button(page, 'Menu'));
    await shown(navigation);
    await press(page, button(page, 'Menu'));
    await hidden(navigation);
  }
}

async function theme(page: Page): Promise<void> {
  for (const wanted of ['dark', 'light', 'dark']) {
    await press(page, button(page, 'Changer de thème, clair ou sombre'));
    await page.locator(`html[data-theme="${wanted}"]`).waitFor();
  }
}

async function panel(page: Page): Promise<void> {
  const panels = page.locator('main details');
  for (const index of [1, 2, 0]) {
    const one = panels.nth(index);
    await press(page, one.locator('summary'));
    await one.and(page.locator('[open]')).waitFor();
  }
}

async function filter(page: Page): Promise<void> {
  await press(page, page.getByLabel('Afficher les filtres'));
  for (const name of ['Vie du groupe', 'Relation client']) {
    await press(page, choice(page, name));
    await page.waitForFunction(
      (label) => [...new URLSearchParams(location.search).values()].length >= label,
      name === 'Vie du groupe' ? 1 : 2,
    );
  }
}

async function search(page: Page): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Recherche par mots clés' });
  await press(page, box);
  await box.pressSequentially('client', { delay: 120 });
  await page.waitForURL(/client/);
}

async function modal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(page, button(page, 'Je souhaite récupérer cette étude de cas'));
  await shown(dialog);
  await dialog.getByRole('textbox', { name: 'Prénom' }).pressSequentially('Awa', { delay: 120 });
  await press(page, dialog.getByRole('button', { name: 'Fermer' }));
  await hidden(dialog);
}

async function carousel(page: Page): Promise<void> {
  for (const name of ['Équité', 'Honnêteté', 'Humilité']) {
    const tabs = page.getByRole('tablist', { name: 'Nos dix valeurs' });
    await press(page, tabs.getByRole('tab', { name, exact: true }));
    await tabs.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  }
}

async function addExperience(page: Page): Promise<void> {
  for (const number of [1, 2, 3]) {
    await press(page, button(page, 'Ajouter une expérience'));
    await shown(page.getByRole('group', { name: `Expérience ${number}`, exact: true }));
  }
}

export type Interaction = { address: string; act: (page: Page) => Promise<void> };

export const INTERACTIONS = {
  menu: { address: '/', act: menu },
  theme: { address: '/', act: theme },
  panel: { address: '/', act: panel },
  filter: { address: '/actualite', act: filter },
  search: { address: '/actualite', act: search },
  modal: { address: STUDY, act: modal },
  carousel: { address: '/rse', act: carousel },
  'add-experience': { address: '/recrutements/candidature/step2', act: addExperience },
} as const satisfies Record<string, Interaction>;
