import { THEMES } from '../../e2e/support/visitor';
import { channelsOf } from './support/colour';
import { expect, test } from './support/engine-test';

const TOGGLE = { role: 'button', name: 'Changer de thème, clair ou sombre' } as const;

const background = () => getComputedStyle(document.documentElement).backgroundColor;
const isTheme = (theme: string) => document.documentElement.dataset['theme'] === theme;

test('the theme switches, and survives a reload and another page', async ({ visit }) => {
  await visit.open('/');
  const light = await visit.evaluate(background);
  await visit.press(TOGGLE);
  await visit.waitFor(isTheme, 'dark');
  const dark = await visit.evaluate(background);
  expect(dark).not.toBe(light);
  await visit.driver.reload();
  await visit.untilHydrated();
  expect(await visit.evaluate(background)).toBe(dark);
  await visit.press({ role: 'link', name: 'RSE', within: 'header' });
  await visit.waitForAddress('/rse');
  await visit.untilShown();
  expect(await visit.evaluate(background)).toBe(dark);
  await visit.press(TOGGLE);
  await visit.waitFor(isTheme, 'light');
  expect(await visit.evaluate(background)).toBe(light);
});

const colourOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).color;
const backgroundOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;

/** From 0 for black to 765 for white. */
const brightness = (computed: string): number => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(computed);
  return alpha === 0 ? Number.NaN : red + green + blue;
};

for (const theme of THEMES) {
  test(`texts are readable, also where a part of the page is dark, in the ${theme} theme`, async ({ visit }) => {
    await visit.driver.addCookie('isDarkmode', String(theme === 'dark'));
    await visit.open('/contact');
    for (const part of ['footer', 'main h1'])
      expect(brightness(await visit.evaluate(colourOf, part)), part).toBeGreaterThan(600);
    const page = brightness(await visit.evaluate(backgroundOf, 'header'));
    const word = brightness(await visit.evaluate(colourOf, '#ecrire label'));
    const [dark, light] = theme === 'light' ? [word, page] : [page, word];
    expect(light).toBeGreaterThan(600);
    expect(dark).toBeLessThan(250);
  });
}
