import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './reveal.module.css';

type Props = { children: ReactNode };

/** SPEC §9: the share of an element that must be in view. */
const THRESHOLD = 0.1;

/**
 * Lets its content rise into view once, when a tenth of it is seen.
 *
 * The content is visible to begin with. Only a script hides it, and only while it is still below the window, so
 * nothing stays hidden without JavaScript, and nothing on screen flickers.
 */
export function Reveal({ children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'visible'>('plain');

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const { top, height } = element.getBoundingClientRect();
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (stillness || top < window.innerHeight) return undefined;
    setState('waiting');
    // A tenth of something very tall may never fit the window; half a window of it is enough then.
    const threshold = Math.min(THRESHOLD, window.innerHeight / 2 / Math.max(height, 1));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('visible');
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={`${styles.reveal} ${styles[state]}`}>
      {children}
    </div>
  );
}
