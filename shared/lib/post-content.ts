/** The `content` of a post, which the API gives as HTML or as the address of a PDF. */
export type PostContent = { kind: 'pdf'; href: string } | { kind: 'html'; html: string } | { kind: 'none' };

/** Absolute or below the storage; anything else (`javascript:`) is text for the sanitiser. */
const STORED_PDF = /^(?:https?:\/\/|\/|storage\/)[^<>\n]+\.pdf(?:[?#][^\s<>]*)?$/i;
const RELATIVE_PDF = /^[^\s<>:?#]+\.pdf(?:[?#][^\s<>]*)?$/i;

/**
 * Distinguishes the address of a PDF from HTML in the `content` of a post or case study.
 *
 * @returns `pdf` with an address safe for `href`, `html` with the content as given (not sanitised), or `none`
 */
export function readPostContent(content: string | null): PostContent {
  const trimmed = content?.trim() ?? '';
  if (trimmed === '') return { kind: 'none' };
  if (STORED_PDF.test(trimmed) || RELATIVE_PDF.test(trimmed)) {
    return { kind: 'pdf', href: trimmed.replaceAll(' ', '%20') };
  }
  return { kind: 'html', html: trimmed };
}
