import { THEMES } from '../support/visitor';
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
  expect(await visit.evaluate(background)).toBe(dark);
  await visit.press(TOGGLE);
  await visit.waitFor(isTheme, 'light');
  expect(await visit.evaluate(background)).toBe(light);
});

/** The sum of red, green and blue: text on a dark part is light in both themes. */
const brightness = (selector: string, property: 'color' | 'backgroundColor') => {
  const [red = 0, green = 0, blue = 0, alpha = '1'] =
    getComputedStyle(document.querySelector(selector) ?? document.body)[property].match(/[\d.]+/g) ?? [];
  const whole = getComputedStyle(document.querySelector(selector) ?? document.body)[property].startsWith('color(')
    ? 255
    : 1;
  return Number(alpha) === 0 ? -1 : (Number(red) + Number(green) + Number(blue)) * whole;
};

for (const theme of THEMES) {
  test(`texts are readable where a part of the page is dark, in the ${theme} theme`, async ({ visit }) => {
    await visit.driver.addCookie('isDarkmode', String(theme === 'dark'));
    await visit.open('/contact');
    for (const dark of ['footer', 'main h1'])
      expect(await visit.evaluate(brightness, dark, 'color')).toBeGreaterThan(600);
    const header = await visit.evaluate(brightness, 'header', 'backgroundColor');
    if (theme === 'light') expect(header).toBeGreaterThan(600);
    else expect(header).toBeGreaterThan(0);
    const word = await visit.evaluate(brightness, '#ecrire label', 'color');
    if (theme === 'light') expect(word).toBeLessThan(300);
    else expect(word).toBeGreaterThan(600);
  });
}
