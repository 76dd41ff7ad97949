import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { chooseTheme, THEMES } from './support/visitor';

const ACCEPT = 'Accepter les cookies';
const REFUSE = 'Refuser les cookies';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Infos' });
const icon = (page: Page) => page.getByRole('button', { name: 'Revoir mon choix de cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Style properties that could make one button more prominent than another. */
const weightOf = (page: Page, name: string) =>
  button(page, name).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, textDecorationLine, opacity } =
      getComputedStyle(element);
    return [
      [Math.round(width), Math.round(height), color, backgroundColor, borderColor, borderWidth],
      [fontSize, fontWeight, textDecorationLine, opacity],
    ];
  });

test('refusing is as easy as accepting: same size, same colours, same type, in each theme that a visitor chose and on each screen', async ({
  page,
  context,
}) => {
  for (const theme of THEMES) {
    await chooseTheme(context, theme);
    // The system prefers the other theme.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await weightOf(page, REFUSE), `${theme}, ${width} px`).toEqual(await weightOf(page, ACCEPT));
      await expect(button(page, REFUSE)).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('the banner explains itself, and the icon that opens it again covers no text', async ({ page, checkState }) => {
  await openPage(page, '/');
  await expect(banner(page)).toContainText(
    'Ce site utilise des cookies à des fins strictement opérationnelles et éditoriales.',
  );
  await expect(banner(page).getByRole('button')).toHaveText([ACCEPT, REFUSE]);
  const place = await banner(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(place?.x).toBeLessThan(width / 10);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(height * 0.9);
  await checkState('cookie banner');
  await banner(page).getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page).toHaveURL('/politique#cookies');
  await expect(page.locator('#cookies')).toBeInViewport();

  await button(page, ACCEPT).click();
  await expect(banner(page)).toBeHidden();

  await openPage(page, '/le-groupe');
  // It is wide enough to be pressed: in the margin of the page, or after the last line of the footer.
  for (const [text, widths] of [
    [page.getByRole('contentinfo').getByText('Groupe VIPP'), [320, 360, 412, 768]],
    [page.getByRole('heading', { level: 1 }), [1024, 1280]],
  ] as const) {
    for (const windowWidth of widths) {
      await page.setViewportSize({ width: windowWidth, height: 720 });
      // Sections above it get their layout as they come into view, which may move it away again.
      await expect(async () => {
        await text.scrollIntoViewIfNeeded();
        await expect(icon(page)).toBeInViewport({ ratio: 1, timeout: 1_000 });
      }).toPass();
      const place = await icon(page).boundingBox();
      const words = await text.evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().toJSON();
      });
      const [left, right] = [place?.x ?? 0, (place?.x ?? 0) + (place?.width ?? 0)];
      expect(left >= words.right || right <= words.left, `${windowWidth} px`).toBe(true);
      expect(place?.width).toBeGreaterThanOrEqual(24);
    }
  }
});
