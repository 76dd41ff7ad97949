import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './reveal.module.css';

type Props = { children: ReactNode };

/** Requirement 9.5: the share of an element that must be in view. */
const THRESHOLD = 0.1;
/** A tenth of a very tall element may not fit in the window: thresholds to detect half a window of it. */
const STEPS = Array.from({ length: 11 }, (_, step) => (step / 10) * THRESHOLD);

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'boundingClientRect'>;

const isSeen = ({ intersectionRatio, intersectionRect }: Seen): boolean =>
  intersectionRatio >= THRESHOLD || intersectionRect.height >= window.innerHeight / 2;

/** An element that is not laid out yet has no height, and is not visible. */
const isBelow = ({ boundingClientRect: { top, height } }: Seen): boolean => height === 0 || top >= window.innerHeight;

/**
 * Animates its content into view once, when a tenth of it is visible.
 *
 * The content is visible to begin with. Only a script hides it, and only while it is still below the window, so
 * nothing stays hidden without JavaScript, and nothing on screen flickers. Its position comes from the observer,
 * because measuring it would force a layout.
 */
export function Reveal({ children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'visible'>('plain');

  useEffect(() => {
    const element = ref.current;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || !('IntersectionObserver' in window) || stillness) return undefined;
    let isWaiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!isWaiting && isBelow(entry)) {
          isWaiting = true;
          setState('waiting');
        } else if (!isWaiting || isSeen(entry)) {
          if (isWaiting) setState('visible');
          observer.disconnect();
        }
      },
      { threshold: STEPS },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={classNames(styles.reveal, styles[state])}>
      {children}
    </div>
  );
}
