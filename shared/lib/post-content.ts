/** The `content` of a post, which the API gives as HTML or as the address of a PDF. */
export type PostContent =
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
