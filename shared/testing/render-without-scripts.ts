/** Renders a page module as the gateway does for a visitor without JavaScript. */
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
  type RouteObject,
} from 'react-router-dom';
import type { PageModule, SealedState } from '../contract/page-module';
import type { SiteApi } from '../contract/site-api';
import { createSiteStores, PageDataProvider, SiteProvider } from '../stores/site-context';

type Options = {
  api: SiteApi;
  /** Pattern of the route, for a page that reads parameters from its address. */
  path?: string;
  address: string;
  /** Fields of a form to post; without them the page is requested. */
  fields?: Record<string, string>;
  /** For forms that carry their first step encrypted. */
  sealedState?: SealedState;
};

/**
 * @returns HTML of the page
 * @throws Error when the page answers with a redirect
 */
export async function renderWithoutScripts<Data>(
  page: PageModule<Data>,
  { api, address, path, fields, sealedState }: Options,
): Promise<string> {
  const url = new URL(address, 'http://site.invalid');
  const Page = page.Component as ComponentType;
  const route: RouteObject = {
    path: path ?? url.pathname,
    loader: async ({ params, request: { signal } }) => {
      const result = await page.loader?.({ api, url, params, signal });
      return result?.ok ? result.data : null;
    },
    action: async ({ request, params }) =>
      page.action?.({ api, url, params, signal: request.signal, formData: await request.formData(), sealedState }),
    Component: () => createElement(PageDataProvider, { data: useLoaderData(), children: createElement(Page) }),
  };
  const { query, dataRoutes } = createStaticHandler([route]);
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const context = await query(new Request(url, form));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect: expected a page`);
  const router = createStaticRouter(dataRoutes, context);
  const children = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const stores = createSiteStores({ theme: null, consent: null });
  return renderToString(createElement(SiteProvider, { stores, prefetch: () => undefined, children }));
}
