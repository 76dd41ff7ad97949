/** What visitors do on a phone, as scripts: each begins on its page, and ends once what it asked for is shown. */

import { setTimeout as elapsed } from 'node:timers/promises';

const VISIBLE = { state: 'visible' };
const shown = (locator) => locator.waitFor(VISIBLE);
const hidden = (locator) => locator.waitFor({ state: 'hidden' });
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Runs in the page: where to press an element, once it has been brought into view, the page is at rest and the element no longer moves. */
async function pointToPress(element) {
  const STILL_FRAMES = 20;
  const nextFrame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  const atRest = () => new Promise((resolve) => globalThis.requestIdleCallback(resolve));
  const isInView = ({ top, bottom }) => top > globalThis.innerHeight / 4 && bottom < globalThis.innerHeight;
  let box = element.getBoundingClientRect();
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await nextFrame();
    await atRest();
    const before = box;
    box = element.getBoundingClientRect();
    if (box.left !== before.left || box.top !== before.top) still = 0;
    else if (still === STILL_FRAMES / 2 && !isInView(box))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = globalThis.document.elementFromPoint(x, y);
  if (!element.contains(hit) && !hit?.closest('label')?.contains(element))
    throw new Error(`${element.outerHTML.slice(0, 120)} is covered by ${hit?.outerHTML.slice(0, 120)}`);
  return { x, y };
}

/** Runs in the page: from now on it notes that a click was answered, two frames after it. */
function noteAnswer() {
  const nextFrame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  const clicked = new Promise((resolve) =>
    globalThis.addEventListener('click', resolve, { capture: true, once: true }),
  );
  globalThis.answered = clicked.then(nextFrame).then(nextFrame);
}

/** How long a finger rests on the glass in a short tap. Playwright's own tap lifts it in the moment it lands, which no finger can. */
const TOUCH_MS = 80;

/** A touch, and nothing beside it until it is answered: a locator searches and checks the page, on the thread that answers. */
async function press(page, locator) {
  const point = await locator.evaluate(pointToPress);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(noteAnswer);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await elapsed(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => globalThis.answered);
  await session.detach();
}

async function menu(page) {
  const navigation = page.getByRole('navigation', { name: 'Menu principal' });
  for (let time = 0; time < 2; time += 1) {
    await press(page, button(page, 'Menu'));
    await shown(navigation);
    await press(page, button(page, 'Menu'));
    await hidden(navigation);
  }
}

async function theme(page) {
  for (const wanted of ['dark', 'light', 'dark']) {
    await press(page, button(page, 'Changer de thème, clair ou sombre'));
    await page.locator(`html[data-theme="${wanted}"]`).waitFor();
  }
}

async function panel(page) {
  const panels = page.locator('main details');
  for (const index of [1, 2, 0]) {
    const one = panels.nth(index);
    await press(page, one.locator('summary'));
    await page.waitForFunction((element) => element.open, await one.elementHandle());
  }
}

async function filter(page) {
  await press(page, page.getByLabel('Afficher les filtres'));
  for (const name of ['Vie du groupe', 'Relation client']) {
    const box = page.locator('#liste').getByRole('checkbox', { name, exact: true });
    await press(page, box);
    await page.waitForFunction(
      (label) => [...new URLSearchParams(globalThis.location.search).values()].length >= label,
      name === 'Vie du groupe' ? 1 : 2,
    );
  }
}

async function search(page) {
  const box = page.getByRole('searchbox', { name: 'Recherche par mots clés' });
  await press(page, box);
  await box.pressSequentially('client', { delay: 120 });
  await page.waitForURL(/client/);
}

async function modal(page) {
  const dialog = page.getByRole('dialog');
  await press(page, button(page, 'Je souhaite récupérer cette étude de cas'));
  await shown(dialog);
  await dialog.getByRole('textbox', { name: 'Prénom' }).pressSequentially('Awa', { delay: 120 });
  await press(page, dialog.getByRole('button', { name: 'Fermer' }));
  await hidden(dialog);
}

async function carousel(page) {
  for (const name of ['Équité', 'Honnêteté', 'Humilité']) {
    const tabs = page.getByRole('tablist', { name: 'Nos dix valeurs' });
    await press(page, tabs.getByRole('tab', { name, exact: true }));
    await tabs.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  }
}

async function addExperience(page) {
  for (const number of [1, 2, 3]) {
    await press(page, button(page, 'Ajouter une expérience'));
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
