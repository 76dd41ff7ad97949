/** The only caller of `decodeURIComponent`, which throws on malformed percent sequences, and visitors can type such addresses. */

/** Decodes a text; undefined when it is malformed, such as `50%` or `%E0%A4%A`. */
export function decodeUri(text: string): string | undefined {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the guard that all other code uses
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A path that can be decoded: percent signs of invalid sequences are escaped. */
export const wellFormedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (decodeUri(segment) === undefined ? segment.replaceAll('%', '%25') : segment))
    .join('/');

/**
 * Id of the element that an anchor names. As in browsers, a malformed fragment is an undecoded id.
 *
 * @param hash with its `#`, as in `location.hash`
 */
export function anchorId(hash: string): string {
  const fragment = hash.slice(1);
  return decodeUri(fragment) ?? fragment;
}
