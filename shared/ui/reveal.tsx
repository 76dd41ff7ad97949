import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './reveal.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** Requirement 9.5: share of an element that must be in view. */
const THRESHOLD = 0.1;
/** Thresholds to detect half a window of a very tall element, of which a tenth does not fit in the window. */
const STEPS = Array.from({ length: 11 }, (_, step) => (step / 10) * THRESHOLD);

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'boundingClientRect'>;

const isSeen = ({ intersectionRatio, intersectionRect }: Seen): boolean =>
  intersectionRatio >= THRESHOLD || intersectionRect.height >= window.innerHeight / 2;

/** True below the window, and for an element without height, which is not laid out yet. */
const isBelow = ({ boundingClientRect: { top, height } }: Seen): boolean => height === 0 || top >= window.innerHeight;

/**
 * Animates its content into view once, from a visible tenth on.
 *
 * The content is visible at first, and a script hides it only below the window. Nothing is hidden without JavaScript, and
 * nothing flickers. The observer gives its position, because measuring it forces a layout.
 */
export function Reveal({ children, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'visible'>('plain');

  useEffect(() => {
    const element = ref.current;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || !('IntersectionObserver' in window) || prefersReducedMotion) return undefined;
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
    <div ref={ref} className={classNames(styles.reveal, styles[state], className)}>
      {children}
    </div>
  );
}
