import { useEffect, useRef, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { Picture } from '@vipp/shared/ui/picture';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './opening-picture.module.css';

type Props = { item: { image: string | null; imageWidth: number; imageHeight: number } };

/** In `detail-layout.module.css`: the content of the page, without the 24rem of aside and gap from 64rem on. */
const SIZES = '(min-width: 87rem) 56rem, (min-width: 64rem) calc(93.2vw - 24.8rem), calc(93.2vw - 0.8rem)';

/**
 * The picture that opens an article or a study, with a loading state after a client navigation, but not in the server's HTML, where it loads
 * with the page. Mounted again for each of them.
 */
export function OpeningPicture({ item }: Props) {
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
  return (
    <div ref={box} className={classNames(styles.box, loading && styles.loading)} aria-busy={loading}>
      <Picture src={item.image} alt="" width={item.imageWidth} height={item.imageHeight} sizes={SIZES} priority />
      <p role="status">{loading && <VisuallyHidden>Chargement de l’image…</VisuallyHidden>}</p>
    </div>
  );
}
