/** The site map for search engines: every page that they may index, by its canonical address, and nothing else. */
import type { FastifyInstance } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { sendTagged } from '../http/entity-tag';
import { sendRefusal } from '../http/error-routes';
import { isIndexable, type ReadPageHead } from '../pages/page-head';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { NEWS_PAGE_SIZE, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import { openingPages } from '@vipp/shared/lib/open-openings';
import type { Result } from '@vipp/shared/contract/result';

type ListedPage = {
  path: string;
  /** Day of the last change, `yyyy-mm-dd`, where it is known. */
  changed?: string;
};

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Further pages of a list; its first has an address of its own. */
function furtherPages(address: string, total: number, size: number): ListedPage[] {
  const separator = address.includes('?') ? '&' : '?';
  const count = Math.ceil(total / size);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    path: `${address}${separator}page=${index + 2}`,
  }));
}

const detail = (folder: string, { slug, publishedAt }: { slug: string; publishedAt: string }): ListedPage => ({
  path: `${folder}/${encodeURIComponent(slug)}`,
  ...(DAY.test(publishedAt) && { changed: publishedAt }),
});

function requireData<Data>(result: Result<Data>, what: string): Data {
  if (!result.ok)
    throw new Error(`sitemap: ${what} are unavailable, and search engines drop pages that a site map omits`);
  return result.data;
}

/** Rejects while any of the lists is unavailable. */
async function listedPages(
  api: Pick<SiteApi, 'latestPosts' | 'studyList' | 'studyThemes' | 'positions'>,
): Promise<ListedPage[]> {
  const [news, all, groups, offers] = await Promise.all([
    api.latestPosts(UNLIMITED),
    api.studyList(parseStudyQuery(new URLSearchParams()), UNLIMITED),
    api.studyThemes(),
    api.positions(),
  ]);
  const posts = requireData(news, 'the news');
  const { studies } = requireData(all, 'the case studies');
  const positions = requireData(offers, 'the positions');
  const themes = requireData(groups, 'the themes').filter(({ total, titles }) => total > titles.length);
  return [
    ...furtherPages('/actualite', posts.length, NEWS_PAGE_SIZE),
    ...posts.map((post) => detail('/actualite', post)),
    ...furtherPages('/etude-de-cas/all', studies.length, STUDY_PAGE_SIZES.list),
    ...themes.flatMap(({ theme, total }) => {
      // A theme whose studies are all on the overview has no link to its list.
      const address = `/etude-de-cas/group?${new URLSearchParams({ theme })}`;
      return [{ path: address }, ...furtherPages(address, total, STUDY_PAGE_SIZES.list)];
    }),
    ...studies.map((study) => detail('/etude_de_cas', study)),
    ...openingPages({ positions }, dayOf(new Date())).map(({ path, publishedOn }) => ({ path, changed: publishedOn })),
  ];
}

export const SITEMAP_PATH = '/sitemap.xml';

const UNAVAILABLE = 'Le plan du site est momentanément indisponible. Réessayez dans quelques instants.';

export const sitemap = (pages: readonly ListedPage[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, changed }) =>
        `<url><loc>${escapeMarkup(origin + path)}</loc>${changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');

type Options = {
  api: SiteApi;
  readPageHead: ReadPageHead;
  /** The pages of the default release set. */
  routes: () => readonly SiteRoute[];
  publicOrigin: string;
};

/** The pages at one address each that may be indexed. */
async function fixedPages({ readPageHead, routes, publicOrigin }: Options): Promise<ListedPage[]> {
  const paths = routes()
    .map(({ path }) => path)
    .filter((path) => !path.includes(':'));
  const heads = await Promise.all(paths.map(async (path) => ({ path, head: await readPageHead(path) })));
  if (heads.some(({ head }) => head?.status === 503))
    throw new Error('sitemap: a page is unavailable, and search engines drop pages that a site map omits');
  return heads.flatMap(({ path, head }) => (head && isIndexable(head, publicOrigin + path) ? [{ path }] : []));
}

export function registerSitemap(app: FastifyInstance, options: Options): void {
  const write = async () => {
    const fixed = await fixedPages(options);
    // Content has a page where a remote of the site declares one.
    const routes = options.routes();
    const listed = (await listedPages(options.api)).filter(({ path }) =>
      matchRoute(routes, path.split('?')[0] ?? path),
    );
    return sitemap([...fixed, ...listed], options.publicOrigin);
  };
  app.get(SITEMAP_PATH, async (request, reply) => {
    try {
      const text = await write();
      reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300');
      return sendTagged(request, reply, text);
    } catch (error) {
      request.log.warn({ err: error }, 'the site map could not be written');
      return sendRefusal(request, reply, 503, UNAVAILABLE);
    }
  });
}
