/** What a search engine or a social network reads in the HTML that the server sends. */
import { attribute, normaliseSpace, parseHtml, textOf, type Element } from '../support/html-tree';

/** A link, a picture or a file that the page names, absolute. */
export type Reference = { url: URL; kind: 'link' | 'file' };

export type PageFacts = {
  lang: string | undefined;
  /** Languages of `link rel="alternate" hreflang`. */
  alternates: string[];
  titles: string[];
  canonicals: string[];
  /** Content of `meta` by name or property; a name that occurs twice has two. */
  metas: ReadonlyMap<string, string[]>;
  /** Text of each JSON-LD block. */
  jsonLd: string[];
  feeds: string[];
  ids: ReadonlySet<string>;
  references: Reference[];
  /** Text of the page's body as the server wrote it. */
  text: string;
};

const FILE_ATTRIBUTES = ['src', 'poster'] as const;
const FILE_LINKS = /^(?:icon|preload|stylesheet)$/;

const candidatesOf = (srcset: string | undefined): string[] =>
  (srcset ?? '').split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);

function referencesOf(element: Element): { href: string; kind: Reference['kind'] }[] {
  const href = attribute(element, 'href');
  if (element.tagName === 'a') return href === undefined ? [] : [{ href, kind: 'link' }];
  if (element.tagName === 'link')
    return href && FILE_LINKS.test(attribute(element, 'rel') ?? '') ? [{ href, kind: 'file' }] : [];
  const files = [
    ...FILE_ATTRIBUTES.flatMap((name) => attribute(element, name) ?? []),
    ...candidatesOf(attribute(element, 'srcset')),
  ];
  return files.map((file) => ({ href: file, kind: 'file' }));
}

const isWebAddress = ({ url }: Reference): boolean => /^https?:$/.test(url.protocol);

function metasOf(elements: readonly Element[]): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const element of elements.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name) metas.set(name, [...(metas.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  return metas;
}

/** @param address absolute address of the page, which its links are resolved against */
export function readPage(html: string, address: string): PageFacts {
  const elements = parseHtml(html);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const links = named('link');
  const linked = (rel: string) => links.filter((link) => attribute(link, 'rel') === rel);
  const site = elements.find((element) => attribute(element, 'id') === 'site');
  const inHead = (element: Element) =>
    element.parentNode !== null && 'tagName' in element.parentNode && element.parentNode.tagName === 'head';
  return {
    lang: named('html').map((element) => attribute(element, 'lang'))[0],
    alternates: linked('alternate').flatMap((link) => attribute(link, 'hreflang') ?? []),
    titles: named('title').filter(inHead).map(textOf),
    canonicals: linked('canonical').map((link) => attribute(link, 'href') ?? ''),
    metas: metasOf(elements),
    jsonLd: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(rawText),
    feeds: linked('alternate')
      .filter((link) => attribute(link, 'type') === 'application/rss+xml')
      .map((link) => attribute(link, 'href') ?? ''),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    references: elements
      .flatMap(referencesOf)
      .map(({ href, kind }) => ({ url: new URL(href, address), kind }))
      .filter(isWebAddress),
    text: site ? textOf(site) : normaliseSpace(''),
  };
}

const rawText = (script: Element): string =>
  script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
