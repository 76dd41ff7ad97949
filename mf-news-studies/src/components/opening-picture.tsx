import { useEffect, useRef, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import type { ImageDetails } from '@vipp/shared/contract/image-details';
import type { CardPicture } from '@vipp/shared/contract/site-data';
import { Picture } from '@vipp/shared/ui/picture';
import { PictureCaption } from '@vipp/shared/ui/picture-caption';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './opening-picture.module.css';

type Props = { item: CardPicture; details?: ImageDetails | undefined };

/** In `detail-header.module.css`: beside the title from 64rem on. */
const SIZES = '(min-width: 87rem) clamp(32rem, 31vw, 36rem), (min-width: 64rem) 37vw, calc(93.2vw - 0.8rem)';

/**
 * The first picture of an article or a study. It has a loading state after a client navigation only: in the server's HTML it
 * loads with the page. Mounted again for each of them.
 */
export function OpeningPicture({ item, details = {} }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState(useHydrated());

  useEffect(() => {
    const image = box.current?.querySelector('img');
    const done = () => setLoading(false);
    if (!image || image.complete) {
      done();
      return undefined;
    }
    image.addEventListener('load', done);
    image.addEventListener('error', done);
    return () => {
      image.removeEventListener('load', done);
      image.removeEventListener('error', done);
    };
  }, []);

  if (!item.image) return null;
  const { alt = '', focus, credit, caption } = details;
  const picture = (
    <div ref={box} className={classNames(styles.box, loading && styles.loading)} aria-busy={loading}>
      <Picture
        src={item.image}
        alt={alt}
        width={item.imageWidth}
        height={item.imageHeight}
        focus={focus}
        sizes={SIZES}
        priority
      />
      <p role="status">{loading && <VisuallyHidden>Chargement de l’image…</VisuallyHidden>}</p>
    </div>
  );
  if (!credit && !caption) return picture;
  return (
    <figure className={styles.figure}>
      {picture}
      <PictureCaption credit={credit}>{caption}</PictureCaption>
    </figure>
  );
}
