/** Reads the head of a page with default versions, without rendering it: for the site map. */
import { createStaticHandler } from 'react-router-dom';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { matchedMeta } from '../../src/head/matched-meta';
import { siteHead, type SiteHead } from '../../src/head/site-head';
import { loadedRoute, serverRoutes } from '../../src/navigation/site-routes';
import { matchRoute } from '../../src/routes';
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
    const routeObject = loadedRoute(route, page, { api });
    const answer = await createStaticHandler(serverRoutes(routeObject)).query(
      new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    if (answer instanceof Response) return undefined;
    const match = answer.matches.at(-1);
    const meta = matchedMeta(match && { id: match.route.id ?? '', handle: match.route.handle }, answer);
    return { status: answer.statusCode, head: siteHead(meta, url.pathname, publicOrigin) };
  };
}

/** Whether search engines may index a page by this address. */
export const isIndexable = ({ status, head }: PageHead, address: string): boolean =>
  status === 200 && head.robots === null && head.canonical === address;
