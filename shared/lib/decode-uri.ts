/** The only place that calls `decodeURIComponent`, which throws on a malformed percent sequence: any visitor can write `#%` after an address. */

/** Returns undefined where the text is malformed, such as `50%` or `%E0%A4%A`. */
export function decodeUri(text: string): string | undefined {
  try {
    // eslint-disable-next-line no-restricted-globals -- the guard that all other code uses
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Id of the element that an anchor names, as browsers find it: a malformed fragment is an id as it is written.
 *
 * @param hash with its `#`, as in `location.hash`
 */
export function anchorId(hash: string): string {
  const fragment = hash.slice(1);
  return decodeUri(fragment) ?? fragment;
}
