/** What search engines read of a page: its head, its structured data, its anchors and links. */
import * as z from 'zod';

/** As it is in text; no attribute of the site has other references. */
const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]));

const tagsOf = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** A block of schema.org data. Addresses must be absolute, because readers take them out of the page. */
const blockSchema = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
  url: z.url().optional(),
  mainEntityOfPage: z.url().optional(),
  image: z.array(z.url()).optional(),
  itemListElement: z.array(z.looseObject({ item: z.url(), position: z.number() })).optional(),
});

export type PageHead = {
  title: string;
  canonical: string;
  metas: ReadonlyMap<string, string>;
  feed: string | undefined;
  blocks: z.infer<typeof blockSchema>[];
  ids: ReadonlySet<string>;
  /** Links and files, as the page names them. */
  references: string[];
};

export function readHead(html: string): PageHead {
  const links = tagsOf(html, 'link');
  const linked = (rel: string) => links.find((link) => link.get('rel') === rel && link.get('type') !== 'text/css');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const markup = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  return {
    title: unescape(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: linked('canonical')?.get('href') ?? '',
    metas: new Map(
      tagsOf(html, 'meta').map((meta) => [meta.get('name') ?? meta.get('property') ?? '', meta.get('content') ?? '']),
    ),
    feed: links.find((link) => link.get('type') === 'application/rss+xml')?.get('href'),
    blocks: data.map(([, text = '']) => blockSchema.parse(JSON.parse(text))),
    ids: new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescape(id))),
    references: ['href', 'src', 'poster'].flatMap((name) =>
      ['a', 'img', 'video', 'source', 'track', 'iframe'].flatMap((tag) =>
        tagsOf(markup, tag).flatMap((attributes) => attributes.get(name) ?? []),
      ),
    ),
  };
}
