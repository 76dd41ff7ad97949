import { isStoredFile } from '../lib/links';
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

/** What browsers load in place of `src`, unless they do not support its type. */
function source({ src, width, sizes = PAGE_WIDTH_SIZES }: Props) {
  if (isStoredPhotograph(src)) return <source type="image/webp" srcSet={photographSrcSet(src, width)} sizes={sizes} />;
  if (isStoredFile(src) && src.endsWith('.svg')) return <source type="image/svg+xml" srcSet={src} />;
  return null;
}

/**
 * An image of the content service: a stored photograph in the widths that screens need, a stored `.svg` with its `.png` for
 * clients that do not support SVG.
 */
export function Picture(props: Props) {
  const { src, alt, width, height, priority = false, className } = props;
  const alternative = source(props);
  const image = (
    <img
      className={className}
      src={isStoredFile(src) ? src.replace(/\.svg$/, '.png') : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!alternative) return image;
  return (
    <picture>
      {alternative}
      {image}
    </picture>
  );
}
