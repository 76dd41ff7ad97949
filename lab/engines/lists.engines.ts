import { expect, NARROW, test } from './support/engine-test';

const box = (name: string, value: string) => ({ css: `#liste input[name="${name}"][value="${value}"]` });
const shownTitles = () =>
  [...document.querySelectorAll('#liste article :is(h2, h3)')].map((title) => title.textContent);
const firstIs = (title: string) => document.querySelector('#liste article :is(h2, h3)')?.textContent === title;
const areOf = (year: string) => {
  const dates = [...document.querySelectorAll('#liste article time')];
  return dates.length > 0 && dates.every((date) => date.textContent?.endsWith(year));
};

test('articles are filtered and searched, and back walks through it', async ({ visit }) => {
  await visit.open('/actualite');
  const all = await visit.evaluate(shownTitles);
  expect(all).toHaveLength(6);
  await visit.press(box('annee', '2024'));
  await visit.waitForAddress('/actualite?annee=2024');
  await visit.waitFor(areOf, '2024');
  await visit.evaluate(() => window.history.back());
  await visit.waitForAddress('/actualite');
  await visit.waitFor(firstIs, all[0] ?? '');
  await visit.type({ css: '#liste input[type="search"]' }, 'lomé');
  await visit.waitFor(() => new URLSearchParams(window.location.search).get('q') === 'lomé');
  await visit.waitFor(() => document.querySelectorAll('#liste mark').length > 0);
});

test('filters open and close', async ({ visit }) => {
  await visit.open('/actualite');
  const last = box('categorie', 'evenements');
  await visit.gone(last);
  await visit.press({ css: '#liste details details > summary' });
  await visit.see(last);
  await visit.press({ css: '#liste details > summary' });
  await visit.gone(box('categorie', 'vie-du-groupe'));
});

test('on a phone the filters are shown by their control, and pages turn', async ({ visit }) => {
  await visit.resize(NARROW);
  await visit.open('/etude-de-cas/all');
  const first = (await visit.evaluate(shownTitles))[0] ?? '';
  await visit.press({ css: 'nav[aria-label="Pages de la liste"] a[rel="next"]' });
  await visit.waitForAddress('/etude-de-cas/all?page=2');
  await visit.waitFor((before: string) => {
    const now = document.querySelector('#liste article :is(h2, h3)')?.textContent;
    return now && now !== before;
  }, first);
});
