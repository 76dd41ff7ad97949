import type { Page } from '@playwright/test';
import { formatBytes } from '@vipp/shared/lib/format';
import { readShifts, recordShifts } from './support/layout-shifts';
import { cardTitles, choice } from './support/list-page';
import { maskedPdf } from './support/masked-pdf';
import { isSameDocument, markDocument, openPage, untilHydrated } from './support/open-page';
import { PDF_ARTICLE, TEXT_AND_PDF_ARTICLE } from './support/site-pages';
import { expect, test } from './support/test';

test.use({ isReturning: true });

const backLink = (page: Page) => page.getByRole('link', { name: 'Revenir sur la page des articles' });
const documentLink = (page: Page) => page.getByRole('link', { name: /^Ouvrir le document/ });

/** Records the files of our own viewer that the page loads; a browser's own comes from elsewhere. */
function watchViewer(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/_mf\/.*pdf/.test(request.url())) files.push(request.url());
  });
  return files;
}

test('an article leads back to the list as it was filtered, also after a reload', async ({ page }) => {
  const list = '/actualite?q=client&categorie=relation-client';
  await openPage(page, list);
  await markDocument(page);
  await cardTitles(page).getByRole('link').nth(1).click();
  await expect(backLink(page)).toHaveAttribute('href', list);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  // The server does not know the list: its link waits for the scripts.
  await untilHydrated(page);
  await expect(backLink(page)).toHaveAttribute('href', list);
  await backLink(page).click();
  await expect(page).toHaveURL(list);
  await expect(choice(page, 'Relation client')).toBeChecked();
});

test(
  'a document is shown by the browser’s own viewer in a frame with a title, beside a link with its true size',
  { tag: '@pdf-viewer' },
  async ({ page, request }) => {
    const files = watchViewer(page);
    await openPage(page, PDF_ARTICLE);
    const href = (await documentLink(page).getAttribute('href')) ?? 'no address';
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', /^Document PDF.: 640 candidats/);
    await expect(frame).toHaveAttribute('src', new RegExp(`^${href}`));
    const { 'content-type': type, 'content-length': bytes } = (await request.head(href)).headers();
    expect(type).toBe('application/pdf');
    await expect(documentLink(page)).toContainText(formatBytes(Number(bytes)));
    expect(files).toEqual([]);
  },
);

test.describe('on a touch screen, whose browser would show the first page alone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    expectedFaults: /net::ERR_FAILED|could not be drawn/,
  });

  test('our own viewer draws the pages of a document with their text as the visitor comes near, and moves nothing', async ({
    page,
  }) => {
    await recordShifts(page);
    const files = watchViewer(page);
    await openPage(page, PDF_ARTICLE);
    const viewer = page.getByRole('group', { name: /^640 candidats/ });
    const sheets = viewer.locator('[data-sheet]');
    await expect(viewer).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(sheets.first()).toHaveAttribute('data-drawn');
    await expect(sheets.last()).not.toHaveAttribute('data-drawn');
    const moved = (await readShifts(page)).reduce((sum, { value }) => sum + value, 0);
    expect(moved).toBeLessThan(0.01);
    await sheets.last().scrollIntoViewIfNeeded();
    await expect(sheets.last()).toHaveAttribute('data-drawn');
    expect(await sheets.count()).toBeGreaterThan(1);
    await expect(viewer.locator('[data-text]').filter({ hasText: /\S/ })).toHaveCount(await sheets.count());
    await expect(viewer.locator('[data-text]').filter({ hasText: 'conseillers' }).first()).toBeAttached();
    expect(files.length).toBeGreaterThan(1);
  });

  test('a document below its text is loaded once the visitor comes near', async ({ page }) => {
    const files = watchViewer(page);
    await openPage(page, TEXT_AND_PDF_ARTICLE);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await documentLink(page).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-sheet="1"]')).toHaveAttribute('data-drawn');
  });

  test('our own viewer draws a mask by its light, and leaves the link where the file does not arrive', async ({
    page,
  }) => {
    await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: maskedPdf() }));
    await openPage(page, PDF_ARTICLE);
    const drawing = page.locator('[data-drawn] canvas');
    await expect(drawing).toBeVisible();
    const colours = await drawing.evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      return [0.1, 0.4, 0.8].map((part) => [
        ...(copy?.getImageData(canvas.width * part, canvas.height / 2, 1, 1).data ?? []),
      ]);
    });
    const [red, paper] = [
      [255, 0, 0, 255],
      [255, 255, 255, 255],
    ];
    expect(colours).toEqual([paper, red, paper]);

    await page.unroute('**/*.pdf');
    await page.route('**/*.pdf', (route) => route.abort());
    await openPage(page, PDF_ARTICLE);
    await expect(page.getByText('Le document ne peut pas être affiché ici.')).toBeVisible();
    await expect(documentLink(page)).toBeVisible();
  });
});
