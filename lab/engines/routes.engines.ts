import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { siteUrl } from '../../e2e/support/site-url';
import { THEMES } from '../../e2e/support/visitor';
import { channelsOf } from './support/colour';
import { expect, NARROW, test, WIDE } from './support/engine-test';

/** `--color-page` of `shell/src/styles/tokens.css`. */
const BACKGROUNDS = { light: [251, 246, 238], dark: [20, 18, 42] };

test.describe.configure({ timeout: 240_000 });
test.use({ expectedFaults: /^404 / });

/** Runs in the page. */
const showIn = (theme: string) => {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  return { overflow: root.scrollWidth - root.clientWidth, background: getComputedStyle(root).backgroundColor };
};

test(
  'every page is hydrated without a fault, and is no wider than its window in either theme',
  { tag: '@part' },
  async ({ visit }) => {
    for (const path of await allRoutes(readTextAt(siteUrl()))) {
      await visit.open(path);
      for (const size of [NARROW, WIDE]) {
        await visit.resize(size);
        for (const theme of THEMES) {
          const { overflow, background } = await visit.evaluate(showIn, theme);
          const seen = { overflow, background: channelsOf(background) };
          const expected = { overflow: 0, background: BACKGROUNDS[theme] };
          expect.soft(seen, `${path} at ${size.width} px, ${theme}`).toEqual(expected);
        }
      }
    }
  },
);
