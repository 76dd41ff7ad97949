/** Hydrates the page that the server rendered: same release set, same data, same tree. */
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { attachBrowserPersistence } from '@vipp/shared/stores/browser-persistence';
import { wellFormedPath } from '@vipp/shared/lib/decode-uri';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { keepPresses, keepTyped } from '@vipp/shared/ui/keep-typed';
import { createLoadPage, type LoadPage } from './federation/load-page';
import { createBrowserReleases } from './federation/browser-releases.client';
import { createLoadExposed } from './federation/load-exposed.client';
import { createReport, loadWithRetry, type ReportRemoteFault } from './federation/load-with-retry.client';
import { restoreTextsOfReact } from './texts-of-react.client';
import { yieldToMain } from './yield-to-main.client';
import { createLazyApi } from './lazy-api.client';
import { LISTENING_EVENT } from './listed-scripts';
import { loadShellPageStyles } from './navigation/load-shell-page-styles';
import { PAGE_ATTRIBUTE, type UnchangedPage } from './navigation/page-route';
import { createPrefetch } from './navigation/prefetch';
import { browserRoute, browserRoutes, furtherRoutes, type LoadedPage } from './navigation/site-routes';
import { onSignOfNavigation } from './navigation/sign-of-navigation.client';
import { readPageState, type PageState } from './page-state';
import type { SiteRoute } from './routes';
import { SiteRoot } from './site-root';

type Loading = { scripts: Promise<void>; loadPage: LoadPage; report: ReportRemoteFault; api: SiteApi };

/** Its children are hydrated once it calls. */
function Hydrated({ call, children }: { call: () => void; children: ReactNode }): ReactNode {
  useEffect(call, [call]);
  return children;
}

/** The module of the page on screen; where its script fails, the server's HTML stays. */
async function initialPage(
  route: SiteRoute,
  state: PageState,
  { scripts, loadPage, report }: Loading,
): Promise<LoadedPage | UnchangedPage> {
  if (!state.pageRendered) return 'failed';
  try {
    await scripts.catch((error: unknown) => {
      report(route, 'load');
      throw error;
    });
    return await loadPage(route);
  } catch (error) {
    console.warn(`${route.remote}: ${route.module} did not load, the page stays as the server sent it`, error);
    return { html: document.querySelector(`[${PAGE_ATTRIBUTE}]`)?.innerHTML ?? '', title: document.title };
  }
}

/** The route of the first page; its module is loaded before React starts. */
async function shownRoute(state: PageState, loading: Loading): Promise<RouteObject | undefined> {
  const { route } = state;
  if (!route) return undefined;
  return browserRoute(route, await initialPage(route, state, loading), loading.api);
}

/** @param scripts of the page’s own remote */
export async function startSite(scripts: Promise<void>): Promise<void> {
  const container = document.getElementById('site');
  if (!container) throw new Error('client entry: #site is missing');
  const state = readPageState();
  const api = createLazyApi();
  const releases = createBrowserReleases(state.releases, state.route);
  // A failure is left to the call that needs the release set.
  onSignOfNavigation(() => void releases.load().catch(() => undefined));
  onSignOfNavigation(loadShellPageStyles);
  const load = createLoadExposed(releases);
  const report = createReport(releases);
  const loadPage = loadWithRetry(createLoadPage(load), report);
  const stores = createSiteStores({ theme: null, consent: null, ...state });
  const shown = await shownRoute(state, { scripts, loadPage, report, api });
  await yieldToMain();
  const hydrationData = { loaderData: state.loaderData, actionData: state.actionData, errors: state.errors };
  const { origin, pathname, search, hash } = window.location;
  // The server has rendered the page of an address that can be decoded.
  if (wellFormedPath(pathname) !== pathname)
    window.history.replaceState(window.history.state, '', origin + wellFormedPath(pathname) + search + hash);
  const router = createBrowserRouter(browserRoutes(shown), {
    hydrationData,
    // Where the release set cannot be loaded, the server answers every other address.
    patchRoutesOnNavigation: async ({ patch }) => {
      const set = await releases.load().catch(() => undefined);
      if (set) patch('site', furtherRoutes(set.routes, loadPage, api));
    },
  });
  await yieldToMain();
  restoreTextsOfReact();
  const restoreTyped = keepTyped();
  const releasePresses = keepPresses();
  const onHydrated = () => {
    restoreTyped();
    releasePresses();
  };
  const site = (
    <StrictMode>
      <Hydrated call={onHydrated}>
        <SiteRoot
          stores={stores}
          prefetch={createPrefetch({ loadPage, api, releases })}
          origin={state.origin}
          remotes={{ load, api, report, routes: () => releases.known().routes }}
        >
          <RouterProvider router={router} />
        </SiteRoot>
      </Hydrated>
    </StrictMode>
  );
  // Within a transition React yields to user input every few milliseconds; otherwise it is one long task.
  startTransition(() => {
    hydrateRoot(container, site, {
      onRecoverableError: (error) => {
        console.error('hydration: recovered from', error);
        restoreTyped();
      },
    });
  });
  attachBrowserPersistence(stores);
  // Not earlier: what a repeated press changes is applied and stored by then.
  window.dispatchEvent(new Event(LISTENING_EVENT));
  // Sent after the code for a page's data was replaced.
  if (process.env.NODE_ENV === 'development')
    window.addEventListener('vipp:page-module-updated', () => void router.revalidate());
}
