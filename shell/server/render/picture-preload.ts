/** HTML of a picture with `priority` (`Picture`), as React writes it. */
const FIRST_PICTURE =
  /(?:<source type="(?<type>[^"]+)" srcSet="(?<srcSet>[^"]+)" sizes="(?<sizes>[^"]+)"\/>)?<img(?:(?! src=)[^>])* src="(?<src>[^"]+)"[^>]* fetchPriority="high"/;

/**
 * Preloads the picture with `priority`, which is the largest contentful paint of most pages that have one.
 *
 * @param body HTML of the page
 */
export function picturePreload(body: string): string {
  const { type, srcSet, sizes, src } = FIRST_PICTURE.exec(body)?.groups ?? {};
  if (!src) return '';
  // Without `href`: a browser that does not know `imagesrcset` would load the original, and then one of these.
  const address = srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes}"` : `href="${src}"`;
  return `<link rel="preload" ${address} as="image"${type ? ` type="${type}"` : ''} fetchpriority="high">`;
}
