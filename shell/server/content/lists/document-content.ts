/** The `content` of a post or case study, made ready for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { readPostContent } from '@vipp/shared/lib/post-content';
import type { BackendClient } from '../source/backend-client';
import type { ContentCache } from '../source/content-cache';
import { sanitiseHtml, storedAddress } from '../html/sanitise-html';

type Options = { backend: Pick<BackendClient, 'storedSize'>; cache: ContentCache };

/** An item as the content service gave it: the same object for as long as its content is the same. */
type Documented = { content: string | null };

/** A bare file name has no meaning below a page's address: it is one of the storage. */
function pdfAddress(href: string): string {
  const address = storedAddress(href);
  return /^(?:https?:|\/)/i.test(address) ? address : `${STORAGE_BASE}/${address}`;
}

/** Empty markup, as well as no markup, is no content. */
const toHtmlContent = (html: string): ArticleContent => (html === '' ? { kind: 'none' } : { kind: 'html', html });

export function createDocumentReader({ backend, cache }: Options): (item: Documented) => Promise<ArticleContent> {
  const sanitised = new WeakMap<Documented, ArticleContent>();

  /** Asked again like all content, when it is no longer fresh: a file may be replaced, or a backend be back. */
  const sizeOf = async (href: string): Promise<number | undefined> => {
    const size = await cache.get(`size:${href}`, async () => ({
      kind: 'content',
      content: await backend.storedSize(href),
      etag: undefined,
    }));
    return size.ok ? size.data : undefined;
  };

  return async (item) => {
    const known = sanitised.get(item);
    if (known) return known;
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
