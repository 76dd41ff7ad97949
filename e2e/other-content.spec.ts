/** Lists and details on content that the seed does not have: hostile, alone of its kind, or new. */
import { ATTACK, expectNoHarm } from './support/attack';
import { cardTitles } from './support/list-page';
import { first } from './support/lists';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { HTML_ARTICLE, STUDY } from './support/site-pages';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;

const HOSTILE_HTML = `<p>Un texte.</p>${ATTACK}<a href="javascript:window.hacked=1">Lien</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`;

const isAt =
  (address: string) =>
  ({ slug }: Row): boolean =>
    address.endsWith(`/${String(slug)}`);
const toHostilePost = (row: Row): Row =>
  isAt(HTML_ARTICLE)(row) ? { ...row, title: ATTACK, description: ATTACK, content: HOSTILE_HTML } : row;
const toHostileStudy = (row: Row): Row =>
  isAt(STUDY)(row) ? { ...row, etude_title: ATTACK, meta_description: ATTACK } : row;
const toNews = (row: Row): Row => ({
  ...row,
  id: 9_000,
  slug: 'tout-neuf',
  title: 'Tout neuf',
  published_at: '2099-01-01',
});

let isPublished = false;

/** What the content service of these tests answers instead of a list of the seed. */
const LISTS: Readonly<Record<string, (rows: Row[]) => Row[]>> = {
  '/getElement/posts/all': (rows) => [...rows.map(toHostilePost), ...(isPublished ? [toNews(first(rows))] : [])],
  '/getElement/postsArticles/all': () => [],
  '/etude/theme': (rows) => rows.map(toHostileStudy),
};

// One site for all tests, because its start takes longer than they do.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ expectedFaults: /status of 404/ });

let site: SiteInstance;
test.beforeAll(async () => {
  site = await startSiteInstance((path, body) => {
    const alter = LISTS[path];
    return alter ? { data: alter((body as { data: Row[] }).data) } : body;
  });
});
test.afterAll(() => site.stop());

test('attacks in content do nothing: in titles and texts they are words, in HTML they are gone', async ({ page }) => {
  for (const path of ['/', '/actualite?q=window', '/etude-de-cas', '/etude-de-cas/all', STUDY, HTML_ARTICLE]) {
    await openPage(page, site.url + path);
    await expectNoHarm(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ATTACK);
  await expect(page.getByText('Un texte.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('an article without any other of its categories shows a picture and says so', async ({ page, request }) => {
  await openPage(page, `${site.url}${HTML_ARTICLE}`);
  const related = page.getByRole('region', { name: 'Article(s) lié(s)' });
  await expect(related).toContainText('Aucun article trouvé');
  const picture = related.locator('img');
  await expect(picture).toHaveAttribute('alt', '');
  expect((await request.get(`${site.url}${await picture.getAttribute('src')}`)).status()).toBe(200);
});

test('a post that is new at the content service is on the site within its freshness, without a restart', async ({
  page,
  request,
}) => {
  await openPage(page, `${site.url}/actualite`);
  await expect(cardTitles(page).first()).not.toHaveText('Tout neuf');
  isPublished = true;
  await expect
    .poll(async () => (await request.get(`${site.url}/actualite/tout-neuf`)).status(), { timeout: 10_000 })
    .toBe(200);
  // A page is cached for a second longer than its content.
  await expect
    .poll(async () => (await request.get(`${site.url}/actualite`)).text(), { timeout: 10_000 })
    .toContain('Tout neuf');
  await openPage(page, `${site.url}/actualite`);
  await expect(cardTitles(page).first()).toHaveText('Tout neuf');
});
