import type { ImageFocus } from '../contract/image-details';
import { classNames } from '../lib/class-names';
import { isStoredPhotograph, PAGE_WIDTH_SIZES, photographSrcSet } from '../lib/photographs';
import styles from './picture.module.css';

type Props = {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  width?: number;
  height?: number;
  /** Width of the image on the page, in the syntax of `sizes`; without it, that of the page's content. Of photographs only. */
  sizes?: string;
  /** The point that a crop shows. */
  focus?: ImageFocus | undefined;
  /** True for images in the first view, which are not loaded lazily. */
  priority?: boolean;
  className?: string;
};

/** A fifth, towards the edge: the point stays visible in each crop that shows a quarter of the picture. */
const fifth = (percent: number): number => (percent < 50 ? Math.floor(percent / 20) : Math.ceil(percent / 20));

function focusClasses({ x, y }: ImageFocus) {
  return [styles.focus, x !== 50 && styles[`x${fifth(x)}`], y !== 50 && styles[`y${fifth(y)}`]];
}

/**
 * An image of the content service; a stored photograph in the widths that screens need. React preloads one with `priority` at
 * the start of the page.
 */
export function Picture(props: Props) {
  const { src, alt, width, height, sizes = PAGE_WIDTH_SIZES, focus, priority = false, className } = props;
  return (
    <img
      {...(isStoredPhotograph(src) && { srcSet: photographSrcSet(src, width), sizes })}
      className={classNames(className, ...(focus ? focusClasses(focus) : [])) || undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
