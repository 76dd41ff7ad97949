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

/** Markup that is empty after sanitising counts as no content. */
const toHtmlContent = (html: string): ArticleContent => (html === '' ? { kind: 'none' } : { kind: 'html', html });

export function createDocumentReader({ backend, cache }: Options): (item: Documented) => Promise<ArticleContent> {
  const sanitised = new WeakMap<Documented, ArticleContent>();

  /** Cached like all content, because a file may be replaced and a backend may be down for a time. */
  const sizeOf = async (href: string): Promise<number | undefined> => {
    const size = await cache.get(`size:${href}`, async () => ({
      kind: 'content',
      content: await backend.storedSize(href),
      etag: undefined,
    }));
    return size.ok ? size.data : undefined;
  };

  return async (item) => {
    const cached = sanitised.get(item);
    if (cached) return cached;
    const content = readPostContent(item.content);
    if (content.kind === 'none') return content;
    if (content.kind === 'pdf') {
      const href = pdfAddress(content.href);
      return { kind: 'pdf', href, bytes: await sizeOf(href) };
    }
    const safe = toHtmlContent(sanitiseHtml(content.html));
    sanitised.set(item, safe);
    return safe;
  };
}
