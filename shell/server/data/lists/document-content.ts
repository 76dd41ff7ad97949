/** Prepares the `content` of a post or case study for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { success, type Result } from '@vipp/shared/contract/result';
import { readPostContent } from '@vipp/shared/lib/post-content';
import type { BackendClient } from '../source/backend-client';
import type { ContentCache } from '../source/content-cache';
import { storedAddress } from '../html/stored-address';

type Options = { backend: Pick<BackendClient, 'storedSize'>; cache: ContentCache };

/** A parsed item of the content service: the same object for as long as its content is the same. */
type Documented = { content: string | null };

/** A bare file name is a file of the storage. */
function pdfAddress(href: string): string {
  const address = storedAddress(href);
  return /^(?:https?:|\/)/i.test(address) ? address : `${STORAGE_BASE}/${address}`;
}

/** What a page shows: the sanitised text, and the address of the document. */
type Prepared = { html: string; href: string | undefined };

async function prepare(item: Documented): Promise<Prepared> {
  const { sanitiseHtml } = await import('../html/sanitise-html');
  const content = readPostContent(item.content);
  const pdf = content.kind === 'pdf' ? content.href : content.kind === 'html' ? content.pdf : undefined;
  return {
    html: content.kind === 'html' ? sanitiseHtml(content.html) : '',
    href: pdf === undefined ? undefined : pdfAddress(pdf),
  };
}

export function createDocumentReader({
  backend,
  cache,
}: Options): (item: Documented) => Promise<Result<ArticleContent>> {
  const items = new WeakMap<Documented, Promise<Prepared>>();

  const preparedOf = (item: Documented): Promise<Prepared> => {
    const prepared = items.get(item) ?? prepare(item);
    items.set(item, prepared);
    return prepared;
  };

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
    const { html, href } = await preparedOf(item);
    const document = href === undefined ? undefined : { href, bytes: await sizeOf(href) };
    // Markup that is empty after sanitising counts as no text.
    if (html !== '') return success({ kind: 'html', html, ...(document && { document }) });
    return success(document ? { kind: 'pdf', ...document } : { kind: 'none' });
  };
}
