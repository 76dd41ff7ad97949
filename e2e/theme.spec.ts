import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { chooseTheme, THEMES } from './support/visitor';

test('a visitor who chose a theme gets it before anything is painted, and nothing changes it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesSeen: seen });
    new MutationObserver(() => {
      // Nothing is painted before there is a body.
      const now = document.documentElement?.dataset.theme;
      if (document.body && seen.at(-1) !== now) seen.push(now);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const theme of THEMES) {
    await chooseTheme(context, theme);
    // The system prefers the other theme.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await openPage(page, '/');
    expect(await page.evaluate(() => (window as unknown as { themesSeen: unknown[] }).themesSeen)).toEqual([theme]);
    // The browser has stored it too.
    await page.evaluate(() => localStorage.clear());
  }
});
