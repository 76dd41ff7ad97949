/** What search engines get over HTTP; `npm run lab` checks every picture and old address too. */
import * as z from 'zod';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { allRoutes, listedAddresses, readTextAt } from './support/all-routes';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

/** As it is in text; no attribute of the site has other references. */
const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]));

const tagsOf = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** A block of schema.org data. Addresses must be absolute, because readers take them out of the page. */
const blockSchema = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
  url: z.url().optional(),
  mainEntityOfPage: z.url().optional(),
  image: z.array(z.url()).optional(),
  itemListElement: z.array(z.looseObject({ item: z.url(), position: z.number() })).optional(),
});

type PageHead = ReturnType<typeof readHead>;

function readHead(html: string) {
  const links = tagsOf(html, 'link');
  const linked = (rel: string) => links.find((link) => link.get('rel') === rel && link.get('type') !== 'text/css');
  const feed = links.find((link) => link.get('type') === 'application/rss+xml')?.get('href');
  const metas = new Map(
    tagsOf(html, 'meta').map((meta) => [meta.get('name') ?? meta.get('property') ?? '', meta.get('content') ?? '']),
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const markup = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  return {
    title: unescape(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: linked('canonical')?.get('href') ?? '',
    metas,
    feed,
    blocks: data.map(([, text = '']) => blockSchema.parse(JSON.parse(text))),
    ids: new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescape(id))),
    /** Links and files, as the page names them. */
    references: [
      ...['href', 'src', 'poster'].flatMap((name) =>
        ['a', 'img', 'video', 'source', 'track', 'iframe'].flatMap((tag) =>
          tagsOf(markup, tag).flatMap((attributes) => attributes.get(name) ?? []),
        ),
      ),
      ...[feed, metas.get('og:image')].filter((address) => address !== undefined),
    ],
  };
}

/** Kinds of structured data that a page of this address must have. */
const wantedKinds = (path: string): string[] => [
  ...(path === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
  ...(/^\/actualite\/[^/]+$/.test(path) ? ['NewsArticle'] : []),
  ...(/^\/etude_de_cas\/[^/]+$/.test(path) ? ['Article'] : []),
  ...(/^\/recrutements\/postes\//.test(path) ? ['JobPosting'] : []),
];

function headProblems(path: string, origin: string, { title, canonical, metas, blocks, feed }: PageHead): string[] {
  const kinds = blocks.map((block) => block['@type']);
  const description = metas.get('description') ?? '';
  const expectations = {
    title: title.length >= 10 && title.length <= 110,
    description: description.length >= 60 && description.length <= 160,
    canonical: canonical === origin + path,
    robots: !metas.has('robots'),
    'og:title': metas.get('og:title') === title,
    'og:url': metas.get('og:url') === origin + path,
    'og:image': metas.get('og:image')?.startsWith(`${origin}/`),
    'structured data': wantedKinds(path).every((kind) => kinds.includes(kind)),
    feed: (feed !== undefined) === /^\/(?:$|actualite(?:$|[/?]))/.test(path),
  };
  return Object.entries(expectations).flatMap(([name, holds]) => (holds ? [] : [`${path}: ${name}`]));
}

test('search engines find every page by the site map, each with a head, a picture and structured data of its own, and no link to nowhere', async ({
  request,
}) => {
  // Some hundred requests, however busy the machine is.
  test.setTimeout(900_000);
  const readText = readTextAt(siteUrl());
  const listed = (await listedAddresses(readText)).map(({ href }) => href);
  const { origin } = new URL(listed[0] ?? '');
  expect(await readText('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const heads = new Map<string, PageHead>();
  const problems: string[] = [];
  const pathOf = (address: string) => address.slice(origin.length) || '/';
  for (const path of listed.map(pathOf)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) problems.push(`${path}: ${answer.status()}`);
    heads.set(path, readHead(await answer.text()));
  }
  for (const [path, head] of heads) problems.push(...headProblems(path, origin, head));
  const texts = [...heads.values()].flatMap(({ title, metas }) => [title, metas.get('description')]);
  problems.push(...texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `twice: ${text}`));

  // Every route is listed, or says that it is not to be.
  for (const path of await allRoutes(readText)) {
    const answer = await request.get(path);
    const { metas, canonical } = readHead(await answer.text());
    const isLeftOut = metas.get('robots')?.includes('noindex') || answer.headers()['x-robots-tag']?.includes('noindex');
    if (!isLeftOut && !heads.has(pathOf(canonical))) problems.push(`${path}: is not in the site map`);
  }
  const links = [...heads].flatMap(([path, { references }]) =>
    references.map((reference) => ({ from: path, url: new URL(reference, origin + path) })),
  );
  const statuses = new Map<string, number>();
  for (const { from, url } of links) {
    if (url.origin !== origin) continue;
    const target = url.pathname + url.search;
    if (!heads.has(target) && !statuses.has(target)) {
      const isFile = /\.\w{2,5}$/.test(url.pathname);
      const answer = await (isFile ? request.head(target) : request.get(target, { maxRedirects: 0 }));
      statuses.set(target, answer.status());
      if (!isFile) heads.set(target, readHead(await answer.text()));
    }
    const status = statuses.get(target) ?? 200;
    // The fragment of a document is for its viewer.
    const ids = heads.get(target)?.ids;
    const hasAnchor = !url.hash || !ids || ['top', ...ids].includes(anchorId(url.hash));
    if (status !== 200 || !hasAnchor) problems.push(`${from} → ${target}${url.hash}: ${status}`);
  }
  expect(problems).toEqual([]);
  expect([...statuses.keys()].filter((path) => path.endsWith('.pdf')).length).toBeGreaterThanOrEqual(7);
});
