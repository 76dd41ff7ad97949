import type { Page } from '@playwright/test';
import { openPage } from './support/open-page';
import { contentPages, MISSING_PATH, sitePages } from './support/site-pages';
import { expect, test } from './support/test';

/** Without motion the counters show their final value, as in the server's HTML. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Outline = { text: string; title: string; ids: string[]; threads: number };

/** The text of the server's HTML, before any script has run. */
async function outlineOfHtml(blank: Page, html: string): Promise<Outline> {
  return blank.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const site = parsed.querySelector('#site');
    return {
      text: site?.textContent ?? '',
      title: parsed.title,
      ids: [...(site?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
      threads: site?.querySelectorAll('pattern path').length ?? 0,
    };
  }, html);
}

const textOnScreen = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('#site')?.textContent ?? '');

for (const { path, title, heading } of sitePages) {
  test(`the server's HTML of ${path} holds the whole page, and the scripts change no word or thread of it`, async ({
    page,
    context,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    // The order of the cascade layers is declared before the first style.
    expect(/@layer[^;{]*[;{]/.exec(html)?.[0]).toMatch(/^@layer reset, [a-z, ]+;$/);
    const outline = await outlineOfHtml(await context.newPage(), html);
    expect(outline.title).toBe(title);
    expect(outline.text.length).toBeGreaterThan(1_000);
    expect(outline.ids.filter((id, index) => outline.ids.indexOf(id) !== index)).toEqual([]);

    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    expect(await textOnScreen(page)).toBe(outline.text);
    expect(outline.threads).toBeGreaterThan(3);
    await expect(page.locator('#site pattern path')).toHaveCount(outline.threads);
  });
}

test.describe('a page that does not exist', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('answers a real 404, says so and leads home', async ({ page }) => {
    const response = await openPage(page, MISSING_PATH);
    expect(response.status()).toBe(404);
    await expect(page).toHaveTitle('Page non trouvée | VIPP');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée');
    await expect(page.getByText('Nous sommes désolés, la page que vous recherchez n’a pas été trouvée.')).toBeVisible();
    await page.getByRole('link', { name: 'Revenir sur la page d’accueil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentPages[0]?.heading ?? '');
  });
});
