/** Prepares the `content` of a post or case study for a page: see `readPostContent`. */
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { BackendClient } from '../source/backend-client';
import { storedAddress } from '../html/stored-address';
/** The `content` of a post: HTML or the address of a PDF. */
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
function readPostContent(content: string | null): PostContent {
  const trimmed = content?.trim() ?? '';
  if (trimmed === '') return { kind: 'none' };
  if (isPdf(trimmed)) return { kind: 'pdf', href: trimmed.replaceAll(' ', '%20') };
  const closing = CLOSING_LINK.exec(trimmed);
  const pdf = closing?.groups?.['href'];
  return closing && pdf && isPdf(pdf)
    ? { kind: 'html', html: trimmed.slice(0, closing.index).trim(), pdf }
    : { kind: 'html', html: trimmed };
}

/** A parsed item of the content service: the same object for the same content. */
type Documented = { content: string | null };

/** A bare file name is a file of the storage. */
function pdfAddress(href: string): string {
  const address = storedAddress(href);
  return /^(?:https?:|\/)/i.test(address) ? address : `${STORAGE_BASE}/${address}`;
}

/** Reads the content of an item; prepared once while the size of its document is known. */
export function createDocumentReader(
  storedSize: BackendClient['storedSize'],
): (item: Documented) => Promise<ArticleContent> {
  const prepare = async (item: Documented): Promise<ArticleContent> => {
    const { sanitiseHtml } = await import('../html/sanitise-html');
    const content = readPostContent(item.content);
    const pdf = content.kind === 'pdf' ? content.href : content.kind === 'html' ? content.pdf : undefined;
    const href = pdf === undefined ? undefined : pdfAddress(pdf);
    const bytes = href === undefined ? undefined : await storedSize(href);
    if (href !== undefined && bytes === undefined) prepared.delete(item);
    const document = href === undefined ? undefined : { href, bytes };
    const html = content.kind === 'html' ? sanitiseHtml(content.html) : '';
    // Markup that is empty after sanitising counts as no text.
    if (html !== '') return { kind: 'html', html, ...(document && { document }) };
    return document ? { kind: 'pdf', ...document } : { kind: 'none' };
  };
  const prepared = new WeakMap<Documented, Promise<ArticleContent>>();
  return (item) => {
    const known = prepared.get(item);
    if (known) return known;
    const content = prepare(item);
    prepared.set(item, content);
    content.catch(() => prepared.delete(item));
    return content;
  };
}
