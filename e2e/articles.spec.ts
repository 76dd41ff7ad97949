import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ATTACK, expectNoHarm } from './support/attack';
import { cardTitles, choice, resultCount } from './support/list-page';
import { allPosts, first, type Post } from './support/lists';
import { isSameDocument, markDocument, openPage, untilHydrated } from './support/open-page';
import { maskedPdf } from './support/masked-pdf';
import { HTML_ARTICLE, PDF_ARTICLE } from './support/site-pages';
import { expect, test } from './support/test';
import { readSize } from './support/link-size';
import { acceptCookies } from './support/visitor';

test.beforeEach(({ context }) => acceptCookies(context));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Autres articles' });
const previous = (page: Page) => neighbours(page).locator('[rel="prev"]');
const next = (page: Page) => neighbours(page).locator('[rel="next"]');
const backLink = (page: Page) => page.getByRole('link', { name: 'Revenir sur la page des articles' });
const related = (page: Page) => page.getByRole('region', { name: 'Article(s) lié(s)' });
const documentLink = (page: Page) => page.getByRole('link', { name: /^Ouvrir le document/ });
const addressOf = ({ slug }: Post): string => `/actualite/${slug}`;

async function postsById(request: APIRequestContext): Promise<Post[]> {
  return (await allPosts(request)).sort((a, b) => a.id - b.id);
}

async function expectTrueSize(request: APIRequestContext, link: Locator): Promise<void> {
  const file = await request.head((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const { bytes, unit } = readSize((await link.textContent()) ?? '');
  expect(Math.abs(bytes - Number(file.headers()['content-length']))).toBeLessThanOrEqual(unit / 2);
}

test('an article shows its PDF in a frame with a title, and a link with the size that the file has', async ({
  page,
  request,
}) => {
  await openPage(page, PDF_ARTICLE);
  const title = (await heading(page).textContent()) ?? '';
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', new RegExp(`^Document PDF.: ${title.slice(0, 20)}`));
  const href = (await documentLink(page).getAttribute('href')) ?? 'no address';
  expect(await frame.getAttribute('src')).toContain(href);
  await expectTrueSize(request, documentLink(page));
});

test('an article that is no PDF shows its text', async ({ page }) => {
  await openPage(page, HTML_ARTICLE);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Les stagiaires doivent trier cinquante-deux cartes')).toBeVisible();
});

test('the articles before and after are those of the ids around, also by the arrow keys', async ({ page, request }) => {
  const posts = await postsById(request);
  const [before, here, after] = posts.slice(4, 7);
  if (!before || !here || !after) throw new Error('the seed has more than seven posts');
  await openPage(page, addressOf(here));
  await markDocument(page);
  await expect(previous(page)).toContainText(before.title);
  await expect(next(page)).toContainText(after.title);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(after.title);
  await expect(page).toHaveURL(addressOf(after));
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(here.title);
  await previous(page).click();
  await expect(heading(page)).toHaveText(before.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('there is nothing before the first article and nothing after the last', async ({ page, request }) => {
  const posts = await postsById(request);
  await openPage(page, addressOf(first(posts)));
  await expect(previous(page)).toHaveCount(0);
  await expect(next(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await openPage(page, addressOf(first(posts.slice(-1))));
  await expect(next(page)).toHaveCount(0);
  await expect(previous(page)).toBeVisible();
});

test('the way back leads to the list as it was filtered, also after other articles and a reload', async ({ page }) => {
  const list = '/actualite?q=client&categorie=relation-client';
  await openPage(page, list);
  const found = await resultCount(page).textContent();
  await cardTitles(page).getByRole('link').nth(1).click();
  await expect(backLink(page)).toHaveAttribute('href', list);
  const before = page.url();
  await previous(page).click();
  await expect(page).not.toHaveURL(before);
  await expect(backLink(page)).toHaveAttribute('href', list);
  await page.reload();
  // The server does not know the list: its link waits for the scripts.
  await untilHydrated(page);
  await expect(backLink(page)).toHaveAttribute('href', list);
  await backLink(page).click();
  await expect(page).toHaveURL(list);
  await expect(choice(page, 'Relation client')).toBeChecked();
  await expect(resultCount(page)).toHaveText(found ?? '');
});

test('without a list to return to the way back leads to all articles', async ({ page }) => {
  await openPage(page, PDF_ARTICLE);
  await backLink(page).click();
  await expect(page).toHaveURL('/actualite');
});

test('up to three articles that share a category are proposed', async ({ page, request }) => {
  const posts = await allPosts(request);
  const post = first(posts.filter(({ slug }) => PDF_ARTICLE.endsWith(slug)));
  await openPage(page, PDF_ARTICLE);
  const proposed = related(page).getByRole('article');
  await expect(proposed).toHaveCount(3);
  for (const title of await proposed.getByRole('heading').allTextContents()) {
    const other = first(posts.filter((one) => one.title === title));
    expect(other.slug).not.toBe(post.slug);
    expect(
      other.categories.some((name) => post.categories.includes(name)),
      title,
    ).toBe(true);
  }
  const title = (await proposed.first().getByRole('heading').textContent()) ?? '';
  await proposed
    .first()
    .getByRole('link', { name: /^Lire plus/ })
    .click();
  await expect(heading(page)).toHaveText(title);
});

test('every form of an article’s address leads to it', async ({ page }) => {
  const slug = PDF_ARTICLE.replace('/actualite/', '');
  for (const form of [
    `/actualite/slug=${slug}`,
    `/actualite?slug=${slug}`,
    `/Actualite/${slug}/`,
    `/ACTUALITE/slug=${slug}?utm_source=lettre`,
  ]) {
    const answer = await page.request.get(form, { maxRedirects: 0 });
    expect(answer.status(), form).toBe(308);
    await page.goto(form);
    expect(new URL(page.url()).pathname, form).toBe(PDF_ARTICLE);
  }
});

test.describe('an article that does not exist', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('is a real 404, also when its address is an attack', async ({ page }) => {
    for (const slug of ['inconnu', ATTACK, 'slug=inconnu', '__proto__', 'constructor']) {
      const response = await page.goto(`/actualite/${encodeURIComponent(slug)}`);
      expect(response?.status(), slug).toBe(404);
      await expect(heading(page)).toHaveText('Page non trouvée');
      await expectNoHarm(page);
    }
  });
});

/** Records the files of our own viewer that the page loads; a browser's own comes from elsewhere. */
function watchViewer(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/_mf\/.*pdf/.test(request.url())) files.push(request.url());
  });
  return files;
}

test.describe('in a browser that shows no PDF', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })),
  );

  test('our own viewer is loaded and draws the pages, with their text', async ({ page, request }) => {
    const files = watchViewer(page);
    await openPage(page, PDF_ARTICLE);
    const viewer = page.getByRole('group', { name: /^Grille d’écoute/ });
    await expect(viewer).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(viewer.locator('[data-drawn]').first()).toBeVisible();
    const sheets = await viewer.locator('[data-sheet]').count();
    expect(sheets).toBeGreaterThan(1);
    await expect(viewer.locator('[data-text]').filter({ hasText: /\S/ })).toHaveCount(sheets);
    await expect(viewer.locator('[data-text]').filter({ hasText: 'conseillers' }).first()).toBeAttached();
    expect(files.length).toBeGreaterThan(1);
    await expectTrueSize(request, documentLink(page));
  });

  test('a mask is drawn by its light, as a shadow or a fading picture has one', async ({ page }) => {
    await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: maskedPdf() }));
    await openPage(page, PDF_ARTICLE);
    const drawing = page.locator('[data-drawn] canvas');
    await expect(drawing).toBeVisible();
    const colours = await drawing.evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', {
        willReadFrequently: true,
      });
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
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('nothing moves as its pages come, and each is drawn when the visitor is near', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
        Object.assign(globalThis, { shifts });
      });
      await openPage(page, PDF_ARTICLE);
      const sheets = page.getByRole('group', { name: /^Grille d’écoute/ }).locator('[data-sheet]');
      await expect(sheets.first()).toHaveAttribute('data-drawn');
      await expect(sheets.last()).not.toHaveAttribute('data-drawn');
      const moved = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(moved).toBeLessThan(0.01);
      await sheets.last().scrollIntoViewIfNeeded();
      await expect(sheets.last()).toHaveAttribute('data-drawn');
    });
  });

  test.describe('when the file does not arrive', () => {
    test.use({ expectedFaults: /net::ERR_FAILED|could not be drawn/ });

    test('it says so and leaves the link', async ({ page }) => {
      await page.route('**/*.pdf', (route) => route.abort());
      await openPage(page, PDF_ARTICLE);
      await expect(page.getByText('Le document ne peut pas être affiché ici.')).toBeVisible();
      await expect(documentLink(page)).toBeVisible();
    });
  });
});

test('a browser with a viewer of its own does not load ours', async ({ page }) => {
  const files = watchViewer(page);
  await openPage(page, PDF_ARTICLE);
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});

test.describe('on a touch screen, whose browser would show the first page alone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('our own viewer draws the document', async ({ page }) => {
    await openPage(page, PDF_ARTICLE);
    await expect(
      page
        .getByRole('group', { name: /^Grille d’écoute/ })
        .locator('[data-drawn]')
        .first(),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document is shown in its frame', async ({ page }) => {
    await page.goto(PDF_ARTICLE);
    const href = (await documentLink(page).getAttribute('href')) ?? 'no address';
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${href}`));
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(400);
  });

  test('document, neighbours, related articles and the way back are plain links', async ({ page, request }) => {
    await page.goto(PDF_ARTICLE);
    await expectTrueSize(request, documentLink(page));
    const title = await previous(page).getAttribute('href');
    await previous(page).click();
    await expect(page).toHaveURL(title ?? '');
    await expect(related(page).getByRole('article').first()).toBeVisible();
    await backLink(page).click();
    await expect(page).toHaveURL('/actualite');
  });
});
