/** A site with its content service away at first, and then with hostile content or photographs. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ATTACK, expectNoAttack } from './support/attack';
import { axeViolations } from './support/axe';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { HTML_ARTICLE, PDF_ARTICLE, STUDY } from './support/site-pages';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;

const SIZE = { width: 2_400, height: 1_600 };
const PHOTOGRAPH = '/backend/public/storage/photos/equipe.jpg';
const IN_TEXT = '/backend/public/storage/photos/lome.jpg';
const HOSTILE_HTML = `<p>Un texte.</p>${ATTACK}<a href="javascript:window.hacked=1">Lien</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`;

const isAt =
  (address: string) =>
  ({ slug }: Row): boolean =>
    address.endsWith(`/${String(slug)}`);

function changePost(row: Row): Row {
  if (isAt(HTML_ARTICLE)(row)) return { ...row, title: ATTACK, description: ATTACK, content: HOSTILE_HTML };
  const content = '<p><img src="storage/photos/lome.jpg" alt="Lomé" width="600" height="400"></p>';
  return isAt(PDF_ARTICLE)(row) ? { ...row, content } : row;
}
const changeStudy = (row: Row): Row => ({
  ...row,
  etude_title: isAt(STUDY)(row) ? ATTACK : row['etude_title'],
  ...(isAt(STUDY)(row) && {
    meta_description: ATTACK,
    image: 'storage/photos/equipe.jpg',
    image_width: SIZE.width,
    image_height: SIZE.height,
  }),
});

/** Answers of these tests' content service instead of the seed's lists. */
const LISTS: Readonly<Record<string, (rows: Row[]) => Row[]>> = {
  '/getElement/posts/all': (rows) => rows.map(changePost),
  '/getElement/postsArticles/all': () => [],
  '/etude/theme': (rows) => rows.map(changeStudy),
};

// One site for all tests: its start takes longer than they do; the first begins without content.
test.describe.configure({ mode: 'serial' });
test.use({ expectedFaults: /status of (404|50\d)|could not be loaded/ });

let site: SiteInstance;
test.beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photograph = await sharp({ create: { ...SIZE, channels: 3, background: '#b5451b', noise } })
    .jpeg()
    .toBuffer();
  site = await startSiteInstance({
    isDown: true,
    alter: (path, body) => {
      const change = LISTS[path];
      return change ? { data: change((body as { data: Row[] }).data) } : body;
    },
    files: { [PHOTOGRAPH]: photograph, [IN_TEXT]: photograph },
  });
});
test.afterAll(() => site.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without the content service a page says so, passes axe and leads to others, and returns with it', async ({
  page,
}) => {
  const unseen = await page.goto(`${site.url}/rse`);
  expect(unseen?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Page momentanément indisponible');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Plan du site' }).click();
  // On a navigation, inside the site.
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'RSE' }).click();
  await expect(heading(page)).toHaveText('Page momentanément indisponible');
  await site.content.start();
  await expect(async () => {
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(heading(page)).toHaveText('RSE', { timeout: 1_000 });
  }).toPass();
});

test('attacks in content do nothing: in titles and texts they are words, in HTML they are gone', async ({ page }) => {
  for (const path of ['/', '/actualite?q=window', '/etude-de-cas', '/etude-de-cas/all', STUDY, HTML_ARTICLE]) {
    await openPage(page, site.url + path);
    await expectNoAttack(page);
  }
  await expect(heading(page)).toHaveText(ATTACK);
  await expect(page.getByText('Un texte.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Article(s) lié(s)' })).toContainText('Aucun article trouvé');
});

/** Opens a page until its photograph is shown. @returns files loaded for it */
async function loadedFor(page: Page, path: string, photograph: string): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(photograph)) loaded.push(pathname);
  });
  await openPage(page, site.url + path);
  const image = page.locator(`img[src="${photograph}"]`);
  await image.scrollIntoViewIfNeeded();
  // Loaded, and decoded: the file of a width that was answered with an error has none.
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return loaded;
}

test('a photograph is loaded once, in the width that it has on the screen', async ({ page }) => {
  for (const [windowWidth, width, widthInText] of [
    [360, 360, 360],
    [1280, 720, 720],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    expect(await loadedFor(page, STUDY, PHOTOGRAPH)).toEqual([`/_images/${width}${PHOTOGRAPH}`]);
    expect(await loadedFor(page, PDF_ARTICLE, IN_TEXT)).toEqual([`/_images/${widthInText}${IN_TEXT}`]);
  }
});
