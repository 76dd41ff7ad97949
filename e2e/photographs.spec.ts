/** Photographs of the content service, in the width that each screen needs. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { HTML_ARTICLE, STUDY } from './support/site-pages';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;

const SIZE = { width: 2_400, height: 1_600 };
const PHOTOGRAPH = '/backend/public/storage/photos/equipe.jpg';
const IN_TEXT = '/backend/public/storage/photos/lome.jpg';

const isAt =
  (address: string) =>
  ({ slug }: Row): boolean =>
    address.endsWith(`/${String(slug)}`);
const withPhotograph = (row: Row): Row =>
  isAt(STUDY)(row)
    ? { ...row, image: 'storage/photos/equipe.jpg', image_width: SIZE.width, image_height: SIZE.height }
    : row;
const withPhotographInText = (row: Row): Row =>
  isAt(HTML_ARTICLE)(row)
    ? { ...row, content: '<p><img src="storage/photos/lome.jpg" alt="Lomé" width="600" height="400"></p>' }
    : row;
const LISTS: Readonly<Record<string, (row: Row) => Row>> = {
  '/getElement/posts/all': withPhotographInText,
  '/etude/theme': withPhotograph,
};

// One site for all tests, because its start takes longer than they do.
test.describe.configure({ mode: 'default' });

let site: SiteInstance;
test.beforeAll(async () => {
  const photograph = await sharp({
    create: { ...SIZE, channels: 3, background: '#b5451b', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  site = await startSiteInstance(
    (path, body) => {
      const alter = LISTS[path];
      return alter ? { data: (body as { data: Row[] }).data.map(alter) } : body;
    },
    {},
    true,
    undefined,
    { [PHOTOGRAPH]: photograph, [IN_TEXT]: photograph },
  );
});
test.afterAll(() => site.stop());

/** Opens a page until its photograph is shown. @returns what the browser loaded for it */
async function loadedFor(page: Page, path: string, photograph: string): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(photograph)) loaded.push(pathname);
  });
  await openPage(page, site.url + path);
  const image = page.locator(`img[src="${photograph}"]`);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  // Loaded, and decoded: the file of a width that was answered with an error has none.
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return loaded;
}

for (const [windowWidth, width, widthInText] of [
  [360, 360, 360],
  [1280, 1080, 720],
] as const) {
  test.describe(`in a window of ${windowWidth} px`, () => {
    test.use({ viewport: { width: windowWidth, height: 800 } });

    test('the photograph of a study is loaded once, in the width that it has there', async ({ page }) => {
      expect(await loadedFor(page, STUDY, PHOTOGRAPH)).toEqual([`/_images/${width}${PHOTOGRAPH}`]);
    });

    test('so is a photograph in a text', async ({ page }) => {
      expect(await loadedFor(page, HTML_ARTICLE, IN_TEXT)).toEqual([`/_images/${widthInText}${IN_TEXT}`]);
    });
  });
}

test('the head of the page preloads the same candidates, and the smallest is a fraction of the original', async ({
  request,
}) => {
  const html = await (await request.get(site.url + STUDY)).text();
  const [, preloaded] = /<link rel="preload" imagesrcset="([^"]+)"/.exec(html) ?? [];
  expect(preloaded).toContain(`/_images/1920${PHOTOGRAPH} 1920w`);
  expect(html).toContain(`srcSet="${preloaded}"`);
  const [small, original] = await Promise.all(
    [`/_images/360${PHOTOGRAPH}`, PHOTOGRAPH].map((path) => request.get(site.url + path)),
  );
  expect(small?.headers()['content-type']).toBe('image/webp');
  expect((await small?.body())?.length).toBeLessThan(((await original?.body())?.length ?? 0) / 20);
});
