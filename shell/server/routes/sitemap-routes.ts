/** The site map for search engines: every page that they may index, by its canonical address, and nothing else. */
import type { FastifyInstance } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { sendTagged } from '../http/entity-tag';
import { sendRefusal } from '../http/error-routes';
import { isIndexable, type ReadPageHead } from '../pages/page-head';
import { listedPages, type ListedPage } from './listed-pages';

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
