import { allRoutes, readTextAt } from '../support/all-routes';
import { siteUrl } from '../support/site-url';
import { THEMES } from '../support/visitor';
import { expect, NARROW, test, WIDE } from './support/engine-test';

/** `--color-page` of `shell/src/styles/tokens.css`. */
const BACKGROUNDS = { light: 'rgb(251, 246, 238)', dark: 'rgb(20, 18, 42)' };

test.describe.configure({ timeout: 240_000 });
test.use({ expectedFaults: /^404 / });

test(
  'every page is hydrated without a fault, and is no wider than its window in either theme',
  { tag: '@part' },
  async ({ visit }) => {
    for (const path of await allRoutes(readTextAt(siteUrl()))) {
      await visit.open(path);
      for (const size of [NARROW, WIDE]) {
        await visit.resize(size);
        for (const theme of THEMES) {
          const seen = await visit.evaluate((name: string) => {
            document.documentElement.dataset['theme'] = name;
            const { scrollWidth, clientWidth } = document.documentElement;
            return {
              width: window.innerWidth,
              overflow: scrollWidth - clientWidth,
              background: getComputedStyle(document.documentElement).backgroundColor,
            };
          }, theme);
          const expected = { width: size.width, overflow: 0, background: BACKGROUNDS[theme] };
          expect.soft(seen, `${path} at ${size.width} px, ${theme}`).toEqual(expected);
        }
      }
    }
  },
);
