/** Renders a page module as the gateway does for a visitor without JavaScript. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PageModule, SealedState } from '../contract/page-module';
import type { SiteApi } from '../contract/site-api';
import { createSiteStores, SiteProvider } from '../stores/site-context';
import { pageRoute } from './page-route';

/** @throws Error when the page answers with a redirect */
export async function renderOnServer(
  route: RouteObject,
  request: Request,
): Promise<{ html: string; context: StaticHandlerContext }> {
  const { query, dataRoutes } = createStaticHandler([route]);
  const context = await query(request);
  if (context instanceof Response) throw new Error(`${request.url} answers with a redirect: expected a page`);
  const router = createStaticRouter(dataRoutes, context);
  const children = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const stores = createSiteStores({ theme: null, consent: null });
  return {
    html: renderToString(createElement(SiteProvider, { stores, prefetch: () => undefined, children })),
    context,
  };
}

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

/** @returns HTML of the page */
export async function renderWithoutScripts<Data>(
  page: PageModule<Data>,
  { address, path, fields, ...surroundings }: Options,
): Promise<string> {
  const url = new URL(address, 'http://site.invalid');
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const { html } = await renderOnServer(pageRoute(path ?? url.pathname, page, surroundings), new Request(url, form));
  return html;
}
