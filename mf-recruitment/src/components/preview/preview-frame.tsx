import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { copyStyleSheets } from '../../model/copy-style-sheets';
import styles from './preview-frame.module.css';

/** Height of the frame on the page, in CSS pixels; its page scrolls within. */
const HEIGHT = 680;

/** The width that is free for the frame. */
function useFreeWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The document of the frame. Firefox replaces the first one when it has loaded the empty page. */
function useFrameDocument() {
  const ref = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => {
    const frame = ref.current;
    const update = () => setInside(frame?.contentDocument ?? null);
    update();
    frame?.addEventListener('load', update);
    return () => frame?.removeEventListener('load', update);
  }, []);
  return { ref, inside };
}

function describeDocument(inside: Document, title: string, theme: string): void {
  inside.title = title;
  inside.documentElement.lang = 'fr';
  inside.documentElement.dataset.theme = theme;
}

type Props = {
  title: string;
  /** In CSS pixels; a narrower page shows the frame smaller. */
  width: number;
  theme: 'light' | 'dark';
  children: ReactNode;
};

/** Renders children as a page of this width, in a frame of its own with the style sheets of this page. */
export function PreviewFrame({ title, width, theme, children }: Props) {
  const { ref, inside } = useFrameDocument();
  const { ref: spaceRef, width: free } = useFreeWidth();
  const scale = free === 0 ? 1 : Math.min(1, free / width);
  useLayoutEffect(() => (inside ? copyStyleSheets(document, inside) : undefined), [inside]);
  useLayoutEffect(() => {
    if (inside) describeDocument(inside, title, theme);
  }, [inside, theme, title]);
  return (
    <div className={styles.space} ref={spaceRef} style={{ blockSize: HEIGHT }}>
      <iframe
        ref={ref}
        className={styles.frame}
        title={title}
        style={{ inlineSize: width, blockSize: HEIGHT / scale, scale: String(scale) }}
      />
      {inside && createPortal(children, inside.body)}
    </div>
  );
}
