import { useEffect, useState, type RefObject } from 'react';
import { COUNT_UP_MS, countAt } from '../model/count-up';

/**
 * Counts up to `target` once, from the moment the element is seen.
 *
 * @returns the number to show while it counts, or null before, after, and for visitors who want no motion: then the
 *   final value that the server rendered is shown
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, target: number): number | null {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || stillness || !('IntersectionObserver' in window)) return undefined;
    let frame = 0;
    const run = (start: number) => {
      const step = () => {
        const elapsed = performance.now() - start;
        setCount(elapsed < COUNT_UP_MS ? countAt(target, elapsed) : null);
        if (elapsed < COUNT_UP_MS) frame = requestAnimationFrame(step);
      };
      step();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run(performance.now());
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, target]);

  return count;
}
