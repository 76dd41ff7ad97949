import type { Page } from '@playwright/test';
import { checkSite } from '../lab/seo/check-site';
import { allPosts, first } from './support/lists';
import { openPage } from './support/open-page';
import { HTML_ARTICLE, remoteSections, sitePages, STUDY } from './support/site-pages';
import { siteUrl } from './support/site-url';
import { structuredData } from './support/structured-data';
import { expect, test } from './support/test';

/** A sample, because each is drawn at its first request; `npm run check:seo` checks all of them. */
const DRAWN_PICTURES = 4;
/** The trial version of the services page, which no page links to. */
const UNLINKED = new Set(['/prestationstest']);

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const robots = (page: Page) => page.locator('meta[name="robots"]');

/** The public origin of the site. */
async function publicOrigin(page: Page): Promise<string> {
  return new URL((await canonical(page).getAttribute('href')) ?? '').origin;
}

test('search engines find every page, its head, its picture and its structured data; nothing else; and no dead end', async () => {
  test.setTimeout(240_000);
  const { site, reports } = await checkSite(siteUrl(), DRAWN_PICTURES);
  expect(reports.flatMap(({ check, problems }) => problems.map((problem) => `${check}: ${problem}`))).toEqual([]);
  const paths = [...site.answers.keys()];
  const pages = [...sitePages, ...remoteSections].map(({ path }) => path).filter((path) => !UNLINKED.has(path));
  expect(paths).toEqual(expect.arrayContaining(pages));
  expect(paths.filter((path) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(7);
});

test('an article and a study describe themselves', async ({ page, request }) => {
  const posts = await allPosts(request);
  const post = first(posts.filter(({ slug }) => HTML_ARTICLE.endsWith(slug)));
  await openPage(page, HTML_ARTICLE);
  const origin = await publicOrigin(page);
  const news = (await structuredData(page, origin)).get('NewsArticle');
  expect(news).toMatchObject({
    headline: post.title,
    datePublished: post.publishedAt,
    mainEntityOfPage: origin + HTML_ARTICLE,
  });
  const [image] = (news?.['image'] ?? []) as string[];
  expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);
  await openPage(page, STUDY);
  expect((await structuredData(page, origin)).get('Article')).toMatchObject({ mainEntityOfPage: origin + STUDY });
});

for (const path of ['/actualite', '/etude-de-cas/all']) {
  test(`further pages of ${path} have their own title and address; filtered lists have noindex`, async ({ page }) => {
    await openPage(page, `${path}?page=2`);
    await expect(page).toHaveTitle(/ – page 2 \| VIPP$/);
    await expect(canonical(page)).toHaveAttribute('href', `${await publicOrigin(page)}${path}?page=2`);
    await expect(robots(page)).toHaveCount(0);
    for (const query of ['q=client', 'annee=2025', 'mois=03&page=2']) {
      await openPage(page, `${path}?${query}`);
      await expect(robots(page), query).toHaveAttribute('content', 'noindex, follow');
    }
    // The head follows what is typed.
    await openPage(page, path);
    await page.getByRole('searchbox').fill('client');
    await expect(robots(page)).toHaveAttribute('content', 'noindex, follow');
    await page.goBack();
    await expect(robots(page)).toHaveCount(0);
  });
}

test('the feed of the news is announced, well-formed and newest first', async ({ page, context, request }) => {
  await openPage(page, '/actualite');
  const href = await page.locator('head link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(new URL(href ?? '', siteUrl()).href);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  // Parsed in a blank page, because the site's own policy forbids it.
  const blank = await context.newPage();
  const feed = await blank.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
      return {
        isWellFormed: !parsed.querySelector('parsererror'),
        channel: ['title', 'link', 'description'].map((name) => parsed.querySelector(`channel > ${name}`)?.textContent),
        items: [...parsed.querySelectorAll('item')].map((item) => ({
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          guid: textOf(item, 'guid'),
          date: Date.parse(textOf(item, 'pubDate')),
        })),
      };
    },
    await answer.text(),
  );
  expect(feed.isWellFormed).toBe(true);
  expect(feed.channel).not.toContain(undefined);
  const posts = (await allPosts(request)).slice(0, feed.items.length);
  expect(feed.items.length).toBeGreaterThan(5);
  const origin = await publicOrigin(page);
  expect(feed.items).toEqual(
    posts.map(({ title, slug, publishedAt }) => {
      const link = `${origin}/actualite/${slug}`;
      return { title, link, guid: link, date: Date.parse(publishedAt) };
    }),
  );
});
