import { isStoredPhotograph, photographSrcSet, resizedAddress } from '@vipp/shared/lib/photographs';

/** The first width that is not less than that of any text (`--width-page`). */
const WIDEST = 1_440;

/** The window without `--space-gutter`, in CSS pixels: 93.2vw - 12.8px. */
const WINDOW_SIZES = 'calc(93.2vw - 0.8rem)';
const windowOf = (width: number): number => Math.ceil((width + 12.8) / 0.932);

/**
 * Offers a stored photograph of rich text in the widths that screens need. There `width` is that on the page, so screens
 * with small pixels need twice as many. Without it the file decides how wide the image is shown: one file for all screens,
 * because a browser derives other widths from the descriptors of a `srcset` than small images have.
 */
export function offerWidths(image: Element): void {
  const src = image.getAttribute('src') ?? '';
  if (!isStoredPhotograph(src)) return;
  const width = Number(image.getAttribute('width'));
  if (!Number.isInteger(width) || width <= 0) return image.setAttribute('srcset', resizedAddress(src, WIDEST));
  image.setAttribute('srcset', photographSrcSet(src, 2 * width));
  image.setAttribute('sizes', `(max-width: ${windowOf(width)}px) ${WINDOW_SIZES}, ${width}px`);
}
