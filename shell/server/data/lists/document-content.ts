/** Prepares the `content` of a post or case study for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import { readPostContent } from '@vipp/shared/lib/post-content';
import type { BackendClient } from '../source/backend-client';
import type { ContentCache } from '../source/content-cache';
import type { Sanitiser } from '../html/sanitiser';
import { storedAddress } from '../html/stored-address';

type Options = { backend: Pick<BackendClient, 'storedSize'>; cache: ContentCache; sanitiser: Pick<Sanitiser, 'html'> };

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

async function prepare(item: Documented, { html }: Options['sanitiser']): Promise<Prepared> {
  const content = readPostContent(item.content);
  if (content.kind === 'html') return toHtmlContent(await html(content.html));
  if (content.kind === 'none') return content;
  const href = pdfAddress(content.href);
  return { kind: 'pdf', href, key: `size:${href}` };
}

export function createDocumentReader({
  backend,
  cache,
  sanitiser,
}: Options): (item: Documented) => Promise<Result<ArticleContent>> {
  const items = new WeakMap<Documented, Promise<Prepared>>();

  const preparedOf = (item: Documented): Promise<Prepared> => {
    const prepared = items.get(item) ?? prepare(item, sanitiser);
    items.set(item, prepared);
    return prepared;
  };

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
    // The next visitor's request tries again.
    const prepared = await preparedOf(item).catch(() => void items.delete(item));
    if (!prepared) return failure('unavailable');
    if (prepared.kind !== 'pdf') return success(prepared);
    const { href, key } = prepared;
    return success({ kind: 'pdf', href, bytes: await sizeOf(key, href) });
  };
}
