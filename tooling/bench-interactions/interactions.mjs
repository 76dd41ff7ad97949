/** What visitors do on a phone, as scripts: each begins on its page, and ends once what it asked for is shown. */

const VISIBLE = { state: 'visible' };
const shown = (locator) => locator.waitFor(VISIBLE);
const hidden = (locator) => locator.waitFor({ state: 'hidden' });
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function menu(page) {
  const navigation = page.getByRole('navigation', { name: 'Menu principal' });
  for (let time = 0; time < 2; time += 1) {
    await button(page, 'Menu').tap();
    await shown(navigation);
    await button(page, 'Menu').tap();
    await hidden(navigation);
  }
}

async function theme(page) {
  for (const wanted of ['dark', 'light', 'dark']) {
    await button(page, 'Changer de thème, clair ou sombre').tap();
    await page.locator(`html[data-theme="${wanted}"]`).waitFor();
  }
}

async function panel(page) {
  const panels = page.locator('main details');
  for (const index of [1, 2, 0]) {
    const one = panels.nth(index);
    await one.locator('summary').tap();
    await page.waitForFunction((element) => element.open, await one.elementHandle());
  }
}

async function filter(page) {
  await page.getByLabel('Afficher les filtres').tap();
  for (const name of ['Vie du groupe', 'Relation client']) {
    const box = page.locator('#liste').getByRole('checkbox', { name, exact: true });
    await box.tap();
    await page.waitForFunction((label) => [...new URLSearchParams(globalThis.location.search).values()].length >= label, name === 'Vie du groupe' ? 1 : 2);
  }
}

async function search(page) {
  const box = page.getByRole('searchbox', { name: 'Recherche par mots clés' });
  await box.tap();
  await box.pressSequentially('client', { delay: 120 });
  await page.waitForURL(/client/);
}

async function modal(page) {
  const dialog = page.getByRole('dialog');
  await button(page, 'Je souhaite récupérer cette étude de cas').tap();
  await shown(dialog);
  await dialog.getByRole('textbox', { name: 'Prénom' }).pressSequentially('Awa', { delay: 120 });
  await dialog.getByRole('button', { name: 'Fermer' }).tap();
  await hidden(dialog);
}

async function carousel(page) {
  for (const name of ['Équité', 'Honnêteté', 'Humilité']) {
    const tabs = page.getByRole('tablist', { name: 'Nos dix valeurs' });
    await tabs.getByRole('tab', { name, exact: true }).tap();
    await tabs.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  }
}

async function addExperience(page) {
  for (const number of [1, 2, 3]) {
    await button(page, 'Ajouter une expérience').tap();
    await shown(page.getByRole('group', { name: `Expérience ${number}`, exact: true }));
  }
}

export const INTERACTIONS = {
  menu: { address: '/', act: menu },
  theme: { address: '/', act: theme },
  panel: { address: '/', act: panel },
  filter: { address: '/actualite', act: filter },
  search: { address: '/actualite', act: search },
  modal: { address: '/etude_de_cas/constructeur-automobile-rappel-138-000-vehicules', act: modal },
  carousel: { address: '/rse', act: carousel },
  'add experience': { address: '/recrutements/candidature/step2', act: addExperience },
};
