import { expect, test } from './support/engine-test';

const menuLink = (name: string) => ({ role: 'link', name, within: 'header nav' }) as const;
const titleIs = (text: string) => document.querySelector('h1')?.textContent === text;
const isAt = (top: number) => Math.abs(window.scrollY - top) < 2;

test('pages change without a reload and with a view transition, and start at the top with the focus', async ({
  visit,
}) => {
  await visit.open('/');
  await visit.evaluate(() => {
    const start = document.startViewTransition?.bind(document);
    document.documentElement.dataset['transitions'] = '0';
    if (!start) return;
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset['transitions'] = String(Number(dataset['transitions']) + 1);
      return start(update);
    };
  });
  for (const [name, path, title] of [
    ['Le groupe', '/le-groupe', 'Le groupe VIPP'],
    ['Prestations', '/prestations', 'Prestations'],
    ['Vous accompagner', '/vous-accompagner', 'Vous accompagner'],
    ['RSE', '/rse', 'RSE'],
  ] as const) {
    await visit.press(menuLink(name));
    await visit.waitForAddress(path);
    await visit.waitFor(titleIs, title);
    await visit.waitFor(isAt, 0);
    await visit.waitForFocus({ css: 'main' });
  }
  const hasTransitions = await visit.evaluate(() => 'startViewTransition' in document);
  expect(await visit.evaluate(() => document.documentElement.dataset['transitions'])).toBe(hasTransitions ? '4' : '0');
});

test('back returns to where the visitor was, forward to the other page', async ({ visit }) => {
  await visit.open('/');
  await visit.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  await visit.waitFor(isAt, 1_200);
  await visit.press(menuLink('RSE'));
  await visit.waitFor(titleIs, 'RSE');
  await visit.evaluate(() => window.history.back());
  await visit.waitForAddress('/');
  await visit.waitFor(isAt, 1_200);
  await visit.evaluate(() => window.history.forward());
  await visit.waitFor(titleIs, 'RSE');
});

test('a link to an anchor of another page scrolls to it, and the focus follows', async ({ visit }) => {
  await visit.open('/');
  await visit.press({ css: 'main a[href="/prestations#it"]' });
  await visit.waitForAddress('/prestations#it');
  await visit.waitForFocus({ css: '#it' });
  await visit.waitFor(() => {
    const { top } = document.querySelector('#it')?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < 200;
  });
});

test('the first thing the keyboard meets leads past the header', async ({ visit }) => {
  await visit.open('/rse');
  await visit.key('Tab');
  await visit.waitForFocus({ role: 'link', name: 'Aller au contenu' });
  await visit.key('Enter');
  await visit.waitForFocus({ css: 'main' });
});
