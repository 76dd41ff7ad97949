import { useEffect, useRef, useState } from 'react';
import type { StudyCard } from '@vipp/shared/contract/list-data';
import { classNames } from '@vipp/shared/lib/class-names';
import { Picture } from '@vipp/shared/ui/picture';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './study-image.module.css';

type Props = { study: StudyCard };

/** In `detail-layout.module.css`: the content of the page, without the 24rem of aside and gap from 64rem on. */
const SIZES = '(min-width: 87rem) 56rem, (min-width: 64rem) calc(93.2vw - 24.8rem), calc(93.2vw - 0.8rem)';

/**
 * The image of a study, with a loading state after a client navigation, but not in the server's HTML, where it loads
 * with the page. Mounted again for each study.
 */
export function StudyImage({ study }: Props) {
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

  if (!study.image) return null;
  return (
    <div ref={box} className={classNames(styles.box, loading && styles.loading)} aria-busy={loading}>
      <Picture src={study.image} alt="" width={study.imageWidth} height={study.imageHeight} sizes={SIZES} priority />
      <p role="status">{loading && <VisuallyHidden>Chargement de l’image…</VisuallyHidden>}</p>
    </div>
  );
}
