import { useEffect, useRef, useState } from 'react';
import { SkeletonBlock } from '@vipp/shared/ui/skeleton';
import styles from './pdf-pages.module.css';

type Props = { href: string; title: string };

type Status = 'loading' | 'shown' | 'failed';

const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  loading: 'Chargement du document…',
  shown: '',
  failed: 'Le document ne peut pas être affiché ici. Ouvrez-le avec le lien ci-dessous.',
};

/** The pages of a PDF, drawn by pdf.js, which is loaded for visitors whose browser shows no PDF. */
export function PdfPages({ href, title }: Props) {
  const pages = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>('loading');

  useEffect(() => {
    const target = pages.current;
    if (!target) return undefined;
    const abort = new AbortController();
    import('./draw-pdf.client')
      .then(({ drawPdf }) => drawPdf({ href, target, signal: abort.signal }))
      .then(() => setStatus('shown'))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn(`pdf: ${href} could not be drawn`, error);
        setStatus('failed');
      });
    return () => {
      abort.abort();
      target.replaceChildren();
    };
  }, [href]);

  return (
    <div className={styles.viewer} role="group" aria-label={title} aria-busy={status === 'loading'}>
      <p role="status">{STATUS_TEXTS[status]}</p>
      {status === 'loading' && <SkeletonBlock shape="card" />}
      <div ref={pages} className={styles.pages} />
    </div>
  );
}
