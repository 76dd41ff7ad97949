/** Addresses of stored photographs in the widths of screens (docs/decisions/0017). */
import { isStoredFile } from './links';

/**
 * In pixels; the gateway answers no other width. The first three fit the content of a page on phones of 360 to 390 CSS pixels
 * with one, two and three pixels each.
 */
export const PHOTOGRAPH_WIDTHS = [360, 720, 1080, 1440, 1920] as const;

/** Path under which these addresses begin: `/_images/720/backend/public/storage/a.jpg`. */
export const RESIZED_BASE = '/_images';

/** `sizes` of an image as wide as the content of a page: the window without `--space-gutter`, `--width-page` at most. */
export const PAGE_WIDTH_SIZES = '(min-width: 87rem) clamp(80rem, 78vw, 90rem), calc(93.2vw - 0.8rem)';

/** `sizes` of the picture of a `Section`: half of a wide window, all of a narrow one. */
export const HALF_WINDOW_SIZES = '(min-width: 64rem) 50vw, 100vw';

/** True for an address of a stored image of pixels, without a query. Drawings have no pixels to reduce. */
export const isStoredPhotograph = (src: string): boolean =>
  isStoredFile(src) && /^[^?#]+\.(?:jpe?g|png|webp|avif)$/i.test(src);

/** Spaces and commas separate the candidates of a `srcset`. */
const inSrcSet = (address: string): string => address.replace(/[\s,]/g, encodeURIComponent);

/** The address of a stored photograph in one of the widths. */
export const resizedAddress = (src: string, width: (typeof PHOTOGRAPH_WIDTHS)[number]): string =>
  `${RESIZED_BASE}/${width}${inSrcSet(src)}`;

/**
 * The `srcset` of a stored photograph, which needs `sizes` beside it.
 *
 * @param knownWidth of the original in pixels: wider files would be the same image again
 */
export function photographSrcSet(src: string, knownWidth = Infinity): string {
  const narrower = PHOTOGRAPH_WIDTHS.filter((width) => width < knownWidth);
  const whole = PHOTOGRAPH_WIDTHS.find((width) => width >= knownWidth);
  const candidates = narrower.map((width) => `${resizedAddress(src, width)} ${width}w`);
  // The gateway does not enlarge: the last file has the width of the original.
  if (whole) candidates.push(`${resizedAddress(src, whole)} ${knownWidth}w`);
  return candidates.join(', ');
}
