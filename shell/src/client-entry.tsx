/** The browser takes over the page that the server rendered: same release set, same data, same tree. */
import './styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import { attachBrowserPersistence } from '@vipp/shared/stores/browser-persistence';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { createLoadPage, type LoadPage } from './federation/load-page';
import { createLoadExposed } from './federation/load-exposed.client';
import { pageScripts } from './federation/page-scripts.client';
import { createReport, loadTwice, type ReportRemoteFault } from './federation/load-twice.client';
import { matchSiteRoute } from './navigation/match-site-route';
import type { KeptPage } from './navigation/page-route';
import { PAGE_ATTRIBUTE } from './navigation/page-attribute';
import { createPrefetch } from './navigation/prefetch';
import { browserRoute, browserRoutes, type LoadedPage } from './navigation/site-routes';
import { expectSkippedTransitions } from './navigation/skipped-transitions';
import { readPageState, type PageState } from './page-state';
import type { SiteRoute } from './route-table';
import { SiteRoot } from './site-root';

/** The module of the page on screen; where its script fails, the server's HTML is kept. */
async function initialPage(route: SiteRoute, state: PageState, loadPage: LoadPage, report: ReportRemoteFault): Promise<LoadedPage | KeptPage> {
  if (!state.pageRendered) return 'failed';
  try {
    await pageScripts(route.remote).catch((error: unknown) => {
      report(route, 'load');
      throw error;
    });
    return await loadPage(route);
  } catch (error) {
    console.warn(`${route.remote}: ${route.module} did not load, the page stays as the server sent it`, error);
    return { html: document.querySelector(`[${PAGE_ATTRIBUTE}]`)?.innerHTML ?? '', title: document.title };
  }
}

async function hydrate(): Promise<void> {
  const container = document.getElementById('site');
  if (!container) throw new Error('client entry: #site is missing');
  const state = readPageState();
  const api = createBrowserApi();
  const load = createLoadExposed(state.releaseSet);
  const report = createReport(state.releaseSet);
  const loadPage = loadTwice(createLoadPage(load), report);
  const stores = createSiteStores(state);
  const route = matchSiteRoute(window.location.pathname);
  const initial = route && browserRoute(route, await initialPage(route, state, loadPage, report), api);
  const routes = browserRoutes(initial, loadPage, api);
  const hydrationData = { loaderData: state.loaderData, actionData: state.actionData, errors: state.errors };
  const router = createBrowserRouter(routes, { hydrationData });
  hydrateRoot(
    container,
    <StrictMode>
      <SiteRoot stores={stores} prefetch={createPrefetch(loadPage, api)} origin={state.origin} remotes={{ load, api, report }}>
        <RouterProvider router={router} />
      </SiteRoot>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('hydration: recovered from', error) },
  );
  attachBrowserPersistence(stores);
}

expectSkippedTransitions();
void hydrate();
