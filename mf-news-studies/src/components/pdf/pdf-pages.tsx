import { useEffect, useRef, useState } from 'react';
import styles from './pdf-pages.module.css';

type Props = {
  href: string;
  title: string;
  /** The page has its text: the document and the program that draws it are loaded once the visitor comes near. */
  isBelowText?: boolean;
};

type Status = 'waiting' | 'loading' | 'shown' | 'failed';

const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  waiting: '',
  loading: 'Chargement du document…',
  shown: '',
  failed: 'Le document ne peut pas être affiché ici. Ouvrez-le avec le lien ci-dessus.',
};

/** Pages of a PDF, drawn by pdf.js, for browsers without a PDF viewer. */
export function PdfPages({ href, title, isBelowText = false }: Props) {
  const pages = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>(isBelowText ? 'waiting' : 'loading');

  useEffect(() => {
    const target = pages.current;
    if (!target) return undefined;
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (abort.signal.aborted) return;
      console.warn(`pdf: ${href} could not be drawn`, error);
      setStatus('failed');
    };
    const draw = () =>
      import(/* webpackChunkName: "draw-pdf" */ './draw-pdf.client')
        .then(({ drawPdf }) => drawPdf({ href, target, signal: abort.signal, onFault: fail }))
        .then(() => setStatus((known) => (known === 'loading' ? 'shown' : known)), fail);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStatus('loading');
        void draw();
      },
      { rootMargin: '50% 0%' },
    );
    if (isBelowText) observer.observe(target);
    else void draw();
    return () => {
      observer.disconnect();
      abort.abort();
      target.replaceChildren();
    };
  }, [href, isBelowText]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={styles.viewer} role="group" aria-label={title} aria-busy={status === 'loading'} tabIndex={0}>
      <div ref={pages} className={styles.pages} />
      <p className={styles.status} role="status">
        {STATUS_TEXTS[status]}
      </p>
    </div>
  );
}
