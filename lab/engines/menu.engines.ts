import { expect, NARROW, test } from './support/engine-test';

const MENU = 'nav[aria-label="Menu principal"]';
const toggle = { role: 'button', name: 'Menu' } as const;
const inMenu = (name: string) => ({ role: 'link', name, within: MENU }) as const;

test('the menu opens and closes with the keyboard, and gives the focus back', { tag: '@part' }, async ({ visit }) => {
  await visit.resize(NARROW);
  await visit.open('/');
  await visit.gone(inMenu('RSE'));
  await visit.press(toggle);
  await visit.see(inMenu('RSE'));
  await visit.key('Tab');
  await visit.waitForFocus(inMenu('Le groupe'));
  await visit.key('Escape');
  await visit.gone(inMenu('RSE'));
  await visit.waitForFocus(toggle);
});

test('a link of the menu leads to its page, which closes it', { tag: '@part' }, async ({ visit }) => {
  await visit.resize(NARROW);
  await visit.open('/');
  await visit.press(toggle);
  await visit.press(inMenu('RSE'));
  await visit.waitForAddress('/rse');
  await visit.gone(inMenu('RSE'));
  expect(await visit.textOf({ role: 'heading', name: 'RSE' })).toBe('RSE');
});
