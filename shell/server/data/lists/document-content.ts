/** Prepares the `content` of a post or case study for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { success, type Result } from '@vipp/shared/contract/result';
import type { BackendClient } from '../source/backend-client';
import type { ContentCache } from '../source/content-cache';
import { storedAddress } from '../html/stored-address';
/** The `content` of a post, which the API gives as HTML or as the address of a PDF. */
type PostContent =
  | { kind: 'pdf'; href: string }
  /** `pdf`: address of a document that is shown below the text. */
  | { kind: 'html'; html: string; pdf?: string }
  | { kind: 'none' };

/** Absolute or below the storage; anything else (`javascript:`) is text for the sanitiser. */
const STORED_PDF = /^(?:https?:\/\/|\/|storage\/)[^<>\n]+\.pdf(?:[?#][^\s<>]*)?$/i;
/** A text with a document ends with a link to it alone. */
const CLOSING_LINK = /<p>\s*<a href="(?<href>[^"&]+)">[^<]*<\/a>\s*<\/p>$/;
const RELATIVE_PDF = /^[^\s<>:?#]+\.pdf(?:[?#][^\s<>]*)?$/i;

const isPdf = (address: string): boolean => STORED_PDF.test(address) || RELATIVE_PDF.test(address);

/**
 * Distinguishes the address of a PDF from HTML in the `content` of a post or case study.
 *
 * @returns `pdf` with an address safe for `href`, `html` with the content as given (not sanitised), or `none`
 */
export function readPostContent(content: string | null): PostContent {
  const trimmed = content?.trim() ?? '';
  if (trimmed === '') return { kind: 'none' };
  if (isPdf(trimmed)) return { kind: 'pdf', href: trimmed.replaceAll(' ', '%20') };
  const closing = CLOSING_LINK.exec(trimmed);
  const pdf = closing?.groups?.['href'];
  return closing && pdf && isPdf(pdf)
    ? { kind: 'html', html: trimmed.slice(0, closing.index).trim(), pdf }
    : { kind: 'html', html: trimmed };
}

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
