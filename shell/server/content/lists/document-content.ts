/** Prepares the `content` of a post or case study for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { readPostContent } from '@vipp/shared/lib/post-content';
import type { BackendClient } from '../source/backend-client';
import type { ContentCache } from '../source/content-cache';
import { sanitiseHtml, storedAddress } from '../html/sanitise-html';

type Options = { backend: Pick<BackendClient, 'storedSize'>; cache: ContentCache };

/** A parsed item of the content service: the same object for as long as its content is the same. */
type Documented = { content: string | null };

/** A bare file name is a file of the storage. */
function pdfAddress(href: string): string {
  const address = storedAddress(href);
  return /^(?:https?:|\/)/i.test(address) ? address : `${STORAGE_BASE}/${address}`;
}

type TextContent = Exclude<ArticleContent, { kind: 'pdf' }>;

/** Markup that is empty after sanitising counts as no content. */
const toHtmlContent = (html: string): TextContent => (html === '' ? { kind: 'none' } : { kind: 'html', html });

/** What a page shows; a PDF without its size, and with the key of that size in the cache. */
type Prepared = TextContent | { kind: 'pdf'; href: string; key: string };

function prepare(item: Documented): Prepared {
  const content = readPostContent(item.content);
  if (content.kind === 'html') return toHtmlContent(sanitiseHtml(content.html));
  if (content.kind === 'none') return content;
  const href = pdfAddress(content.href);
  return { kind: 'pdf', href, key: `size:${href}` };
}

export function createDocumentReader({ backend, cache }: Options): (item: Documented) => Promise<ArticleContent> {
  const items = new WeakMap<Documented, Prepared>();

  /** Cached like all content, because a file may be replaced and a backend may be down for a time. */
  const sizeOf = async (key: string, href: string): Promise<number | undefined> => {
    const size = await cache.get(key, async () => ({
      kind: 'content',
      content: await backend.storedSize(href),
      etag: undefined,
    }));
    return size.ok ? size.data : undefined;
  };

  return async (item) => {
    const prepared = items.get(item) ?? prepare(item);
    items.set(item, prepared);
    if (prepared.kind !== 'pdf') return prepared;
    const { href, key } = prepared;
    return { kind: 'pdf', href, bytes: await sizeOf(key, href) };
  };
}
