/** Prefetches the module and the data of a page when a visitor hovers over a link to it or focuses it. */
import { matchPath } from 'react-router-dom';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { Prefetch } from '@vipp/shared/stores/site-context';
import type { BrowserReleases } from '../federation/browser-releases.client';
import type { LoadPage } from '../federation/load-page';
import { matchRoute } from '../routes';
import { savesData } from '../saves-data';

type Options = { loadPage: LoadPage; api: SiteApi; releases: BrowserReleases };

async function prefetchPage(path: string, { loadPage, api, releases }: Options): Promise<void> {
  const url = new URL(path, window.location.origin);
  if (url.pathname === window.location.pathname) return;
  const route = matchRoute((await releases.load()).routes, url.pathname);
  if (!route) return;
  const page = await loadPage(route);
  if (!page.loader) return;
  const params = matchPath(route.path, url.pathname)?.params ?? {};
  // The result is dropped here: the API client caches it for the navigation that may follow.
  await page.loader({ api, url, params, signal: new AbortController().signal });
}

export function createPrefetch(options: Options): Prefetch {
  const requested = new Set<string>();
  return (path) => {
    if (requested.has(path) || savesData()) return;
    requested.add(path);
    prefetchPage(path, options).catch(() => requested.delete(path));
  };
}
