/** A page that the browser renders: its status, its head and its release set, without body or data. */
import { siteHead } from '../../src/head/site-head';
import { notFoundMeta } from '../../src/head/failure-meta';
import type { SiteRoute } from '../../src/routes';
import type { PageRequest } from './page-request';
import type { RenderedPage } from './render-page';

/** Title and description from the route table, because the module of the page is not loaded here. */
const routeMeta = ({ title }: SiteRoute) => ({
  title,
  description: `${title} : une page du site de VIPP, groupe d’externalisation et d’expérience client en France et en Afrique.`,
});

export function browserPage({ url }: PageRequest, route: SiteRoute | undefined, publicOrigin: string): RenderedPage {
  return {
    status: route ? 200 : 404,
    head: siteHead(route ? routeMeta(route) : notFoundMeta, url.pathname, publicOrigin),
    body: '',
    route,
    build: undefined,
    pageRendered: false,
    serverRendered: false,
    publiclyCacheable: false,
    context: { loaderData: {}, actionData: null, errors: null },
  };
}
