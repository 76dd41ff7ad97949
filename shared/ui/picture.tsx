import { isStoredPhotograph, PAGE_WIDTH_SIZES, photographSrcSet } from '../lib/photographs';

type Props = {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  width?: number;
  height?: number;
  /** Width of the image on the page, in the syntax of `sizes`; without it, that of the page's content. Of photographs only. */
  sizes?: string;
  /** True for images in the first view, which are not loaded lazily. */
  priority?: boolean;
  className?: string;
};

/**
 * An image of the content service. A stored photograph has the widths that screens need, and its original for browsers that
 * do not support their format.
 */
export function Picture(props: Props) {
  const { src, alt, width, height, sizes = PAGE_WIDTH_SIZES, priority = false, className } = props;
  const image = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (isStoredPhotograph(src))
    return (
      <picture>
        <source type="image/webp" srcSet={photographSrcSet(src, width)} sizes={sizes} />
        {image}
      </picture>
    );
  // React preloads an image with priority outside of `picture`; the head of the page does already.
  return priority ? <picture>{image}</picture> : image;
}
