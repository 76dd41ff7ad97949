/** Reads the head of a page with default versions, without rendering it: for the site map. */
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { siteHead, type SiteHead } from '../../src/head/site-head';
import { loadedRoute } from '../../src/navigation/site-routes';
import { matchRoute } from '../../src/routes';
import { loadPageData } from '../html/render-html';
import type { Releases } from '../remotes/releases';

export type PageHead = { status: number; head: SiteHead };

/** Rejects when the remote of the page is unavailable; undefined for an address without a route. */
export type ReadPageHead = (path: string) => Promise<PageHead | undefined>;

type Options = {
  releases: Pick<Releases, 'choose' | 'load'>;
  api: SiteApi;
  publicOrigin: string;
};

/** For the data of the page. */
const TIMEOUT_MS = 10_000;

export function createPageHead({ releases, api, publicOrigin }: Options): ReadPageHead {
  const anonymous = { bucket: undefined, preview: {} };
  return async (path) => {
    const url = new URL(path, 'http://site.invalid');
    const { routes, remotes } = releases.choose(anonymous);
    const route = matchRoute(routes, url.pathname);
    const build = route && remotes.get(route.remote);
    if (!route || !build) return undefined;
    const { page } = await releases.load(build, route);
    const request = new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const loaded = await loadPageData(loadedRoute(route, page, { api }), request);
    if (loaded instanceof Response) return undefined;
    return { status: loaded.context.statusCode, head: siteHead(loaded.meta, url.pathname, publicOrigin) };
  };
}

/** Whether search engines may index a page by this address. */
export const isIndexable = ({ status, head }: PageHead, address: string): boolean =>
  status === 200 && head.robots === null && head.canonical === address;
