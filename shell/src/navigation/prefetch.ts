/** Prefetches the module and the data of a page when a visitor hovers over a link to it or focuses it. */
import { matchPath } from 'react-router-dom';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { Prefetch } from '@vipp/shared/stores/site-context';
import type { LoadPage } from '../federation/load-page';
import { savesData } from '../saves-data';
import { matchSiteRoute } from './match-site-route';

async function prefetchPage(path: string, loadPage: LoadPage, api: SiteApi): Promise<void> {
  const url = new URL(path, window.location.origin);
  const route = matchSiteRoute(url.pathname);
  if (!route || url.pathname === window.location.pathname) return;
  const page = await loadPage(route);
  if (page === 'absent' || !page.loader) return;
  const params = matchPath(route.path, url.pathname)?.params ?? {};
  // The result is dropped here: the API client caches it for the navigation that may follow.
  await page.loader({ api, url, params, signal: new AbortController().signal });
}

export function createPrefetch(loadPage: LoadPage, api: SiteApi): Prefetch {
  const requested = new Set<string>();
  return (path) => {
    if (requested.has(path) || savesData()) return;
    requested.add(path);
    prefetchPage(path, loadPage, api).catch(() => requested.delete(path));
  };
}
