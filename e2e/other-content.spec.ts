/** Lists and details on content that the seed does not have: new, alone of its kind, or hostile. */
import { ATTACK, expectNoHarm } from './support/attack';
import { cardTitles } from './support/list-page';
import { first } from './support/lists';
import { openPage } from './support/open-page';
import { startSiteInstance, type Alter } from './support/site-instance';
import { HTML_ARTICLE, STUDY } from './support/site-pages';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;
type Rows = { data: Row[] };

/** Alters the rows of one list. */
const alterList = (list: string, alter: (rows: Row[]) => Row[]): Alter => (path, body) =>
  path === list ? { ...(body as Rows), data: alter((body as Rows).data) } : body;

const POSTS = '/getElement/posts/all';
const STUDIES = '/etude/theme';
const isAt = (address: string) => ({ slug }: Row): boolean => address.endsWith(`/${String(slug)}`);

test('a post that is new at the content service is on the site within its freshness, without a restart', async ({ page, request }) => {
  let published = false;
  const alter = alterList(POSTS, (rows) => {
    const news = { ...first(rows), id: 9_000, slug: 'tout-neuf', title: 'Tout neuf', published_at: '2099-01-01' };
    return published ? [...rows, news] : rows;
  });
  const site = await startSiteInstance(alter);
  try {
    await openPage(page, `${site.url}/actualite`);
    await expect(cardTitles(page).first()).not.toHaveText('Tout neuf');
    published = true;
    await expect
      .poll(async () => (await request.get(`${site.url}/actualite/tout-neuf`)).status(), { timeout: 10_000 })
      .toBe(200);
    await openPage(page, `${site.url}/actualite`);
    await expect(cardTitles(page).first()).toHaveText('Tout neuf');
  } finally {
    await page.close();
    await site.stop();
  }
});

test('an article without any other of its categories shows a picture and says so', async ({ page, request }) => {
  const site = await startSiteInstance((path, body) => (path === '/getElement/postsArticles/all' ? { data: [] } : body));
  try {
    await openPage(page, `${site.url}${HTML_ARTICLE}`);
    const related = page.getByRole('region', { name: 'Article(s) lié(s)' });
    await expect(related).toContainText('Aucun article trouvé');
    const picture = related.locator('img');
    await expect(picture).toHaveAttribute('alt', '');
    expect((await request.get(`${site.url}${await picture.getAttribute('src')}`)).status()).toBe(200);
  } finally {
    await page.close();
    await site.stop();
  }
});

test('attacks in content do nothing: in titles and texts they are words, in HTML they are gone', async ({ page }) => {
  const html = `<p>Un texte.</p>${ATTACK}<a href="javascript:window.hacked=1">Lien</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`;
  const posts = alterList(POSTS, (rows) => rows.map((row) => (isAt(HTML_ARTICLE)(row) ? { ...row, title: ATTACK, description: ATTACK, content: html } : row)));
  const studies = alterList(STUDIES, (rows) => rows.map((row) => (isAt(STUDY)(row) ? { ...row, etude_title: ATTACK, meta_description: ATTACK } : row)));
  const site = await startSiteInstance((path, body) => posts(path, studies(path, body)));
  try {
    for (const path of ['/', '/actualite', HTML_ARTICLE, '/etude-de-cas', '/etude-de-cas/all', STUDY]) {
      await openPage(page, site.url + path);
      await expectNoHarm(page);
    }
    await openPage(page, site.url + HTML_ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ATTACK);
    await expect(page.getByText('Un texte.')).toBeVisible();
    await expect(page.locator('a[href^="javascript"], iframe')).toHaveCount(0);
  } finally {
    await page.close();
    await site.stop();
  }
});
