/** Renders a page as the gateway does and hydrates it as a browser does, in one process. */
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';
import { pageRoute } from '@vipp/shared/testing/page-route';
import { renderOnServer } from '@vipp/shared/testing/render-without-scripts';

const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'FormData'] as const;

/** Runs `work` in a browser's document; without it, components render as on the server. */
async function inBrowser<Value>({ window }: JSDOM, work: () => Promise<Value>): Promise<Value> {
  const before = BROWSER_GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  // Getters: jest holds every former value of a global until the end of the file, and windows would fill the memory.
  for (const name of BROWSER_GLOBALS)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => window[name] });
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

type Hydrated = {
  /** The server's HTML. */
  html: string;
  /** The document after hydration. */
  document: Document;
  /** Differences between both, and errors of components. */
  faults: string[];
};

/**
 * Renders a page on the server and hydrates its HTML.
 *
 * @param examine reads the hydrated document before it is removed
 */
export async function hydratePage<Data>(
  page: PageModule<Data>,
  { api, address }: { api: SiteApi; address: string },
  examine: (hydrated: Hydrated) => void,
): Promise<void> {
  const url = new URL(address, 'http://site.invalid');
  const route = { ...pageRoute(url.pathname, page, { api }), HydrateFallback: undefined };
  const { html, context } = await renderOnServer(route, new Request(url));
  const dom = new JSDOM(`<!doctype html><div id="page">${html}</div>`, { url: url.href, pretendToBeVisual: true });
  await inBrowser(dom, async () => {
    // Imported in a browser's document: React looks for one at once.
    const [{ act }, { hydrateRoot }] = await Promise.all([import('react'), import('react-dom/client')]);
    const faults: string[] = [];
    const router = createMemoryRouter([route], {
      initialEntries: [address],
      hydrationData: { loaderData: context.loaderData },
    });
    const container = dom.window.document.getElementById('page');
    if (!container) throw new Error('the document has no page');
    const report = (error: unknown) => void faults.push(String(error));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const site = createElement(SiteProvider, {
      stores: createSiteStores({ theme: null, consent: null }),
      prefetch: () => undefined,
      children: createElement(RouterProvider, { router }),
    });
    const root = await act(async () =>
      hydrateRoot(container, site, { onRecoverableError: report, onUncaughtError: report }),
    );
    examine({ html, document: dom.window.document, faults });
    await act(async () => root.unmount());
    router.dispose();
  });
  dom.window.close();
}
