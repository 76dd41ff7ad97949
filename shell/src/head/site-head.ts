/** The head of a page: computed from the route's meta, written by the server, updated by the browser. */
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { isStoredPhotograph } from '@vipp/shared/lib/photographs';
import { SHARE_IMAGE } from '@vipp/shared/lib/organisation';

export const SITE_NAME = 'VIPP';

export type SiteHead = {
  title: string;
  /** The title without the site's name. */
  name: string;
  description: string;
  /** Stated only by pages that search engines may index. */
  canonical: string;
  robots: string | null;
  /** Absolute address of the picture for social networks: the page's own photograph, or that of the site. */
  image: string;
  jsonLd: readonly Readonly<Record<string, unknown>>[];
};

/** A page module does not know the site's origin: its structured data names pages and pictures by their paths. */
export function withOrigin<Data>(data: Data, origin: string): Data {
  const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    isPath(value) ? `${origin}${String(value)}` : value,
  );
}

/** Social networks show neither SVG nor AVIF. */
const isShown = (image: string | undefined): boolean =>
  image !== undefined && isStoredPhotograph(image) && !/\.avif$/i.test(image);

/**
 * @param meta of the route
 * @param path canonical path of the page
 * @param origin public origin of the site, such as `https://www.example.com`
 */
export function siteHead(meta: PageMeta, path: string, origin: string): SiteHead {
  const canonicalPath = meta.canonicalPath ?? path;
  return {
    title: path === '/' ? `${SITE_NAME} : ${meta.title}` : `${meta.title} | ${SITE_NAME}`,
    name: meta.title,
    description: meta.description,
    canonical: `${origin}${canonicalPath}`,
    robots: meta.noindex ? 'noindex, follow' : null,
    image: `${origin}${isShown(meta.image) ? meta.image : SHARE_IMAGE.path}`,
    jsonLd: (meta.jsonLd ?? []).map((data) => withOrigin(data, origin)),
  };
}

function setAttribute(selector: string, create: () => HTMLElement, name: string, value: string | null): void {
  const existing = document.head.querySelector<HTMLElement>(selector);
  if (value === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(create());
  element.setAttribute(name, value);
}

function namedMeta(name: string): HTMLElement {
  const element = document.createElement('meta');
  element.setAttribute('name', name);
  return element;
}

function canonicalLink(): HTMLElement {
  const element = document.createElement('link');
  element.rel = 'canonical';
  return element;
}

/**
 * Updates the document's head after a navigation in the browser. Tags that only crawlers and social networks read stay
 * unchanged: those request each page from the server.
 */
export function showSiteHead(head: SiteHead): void {
  document.title = head.title;
  setAttribute('meta[name="description"]', () => namedMeta('description'), 'content', head.description);
  setAttribute('meta[name="robots"]', () => namedMeta('robots'), 'content', head.robots);
  setAttribute('link[rel="canonical"]', canonicalLink, 'href', head.robots === null ? head.canonical : null);
}
