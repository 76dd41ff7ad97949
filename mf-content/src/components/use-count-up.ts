import { useEffect, useState, type RefObject } from 'react';
import { COUNT_UP_MS, countAt } from '../model/count-up';

/**
 * Counts up to `target` once, when the element becomes visible.
 *
 * @returns the current number; null before and after counting and for reduced motion, when the final value of the
 *   server's HTML is shown
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, target: number): number | null {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || prefersReducedMotion || !('IntersectionObserver' in window)) return undefined;
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
