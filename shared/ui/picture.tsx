import { isStoredFile } from '../lib/links';

type Props = {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  width?: number;
  height?: number;
  /** True for images in the first view, which are not loaded lazily. */
  priority?: boolean;
  className?: string;
};

/** An image of the content service; each stored `.svg` has a `.png` for clients that do not support SVG. */
export function Picture({ src, alt, width, height, priority = false, className }: Props) {
  const isDrawing = isStoredFile(src) && src.endsWith('.svg');
  const image = (
    <img
      className={className}
      src={isDrawing ? src.replace(/\.svg$/, '.png') : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!isDrawing) return image;
  return (
    <picture>
      <source type="image/svg+xml" srcSet={src} />
      {image}
    </picture>
  );
}
