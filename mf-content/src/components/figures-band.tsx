import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '@vipp/shared/lib/format';
import { Section } from '@vipp/shared/ui/section';
import styles from './figures-band.module.css';

/** Requirement 9.3: one step every `10000 ms / target`, and the final value after 8000 ms. */
const FULL_COUNT_MS = 10_000;
const COUNT_UP_MS = 8_000;

/** The number of a counter `elapsed` milliseconds after it became visible. */
function countAt(target: number, elapsed: number): number {
  if (elapsed >= COUNT_UP_MS) return target;
  return Math.floor((target * Math.max(elapsed, 0)) / FULL_COUNT_MS);
}

/** The figures of the home page (requirement 2.9). */
type AdvertisedFigure = { value: number; label: string };

const NO_BREAK = '\u00A0';

const advertisedFigures: readonly AdvertisedFigure[] = [
  { value: 5, label: 'Pays' },
  { value: 3000, label: 'Collaborateurs' },
  { value: 40, label: `Millions de contacts${NO_BREAK}/${NO_BREAK}ans` },
  { value: 110_000, label: `Contacts client ou prospect${NO_BREAK}/${NO_BREAK}jour` },
];

/**
 * Counts up to `target` once, when the element becomes visible.
 *
 * @returns the current number; null before and after counting and for reduced motion: the server's HTML has the final value
 */
function useCountUp(ref: RefObject<HTMLElement | null>, target: number): number | null {
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

function Counter({ value }: Pick<AdvertisedFigure, 'value'>) {
  const ref = useRef<HTMLElement>(null);
  const count = useCountUp(ref, value);
  return (
    <dd ref={ref} className={styles.value}>
      {count === null ? (
        formatNumber(value)
      ) : (
        <>
          {/* The final value reserves the space, and is the only one for screen readers. */}
          <span className={styles.covered}>{formatNumber(value)}</span>
          <span className={styles.running} aria-hidden="true">
            {formatNumber(count)}
          </span>
        </>
      )}
    </dd>
  );
}

/** The group's figures; they count up when visible. */
export function FiguresBand() {
  return (
    <Section title="Le groupe en chiffres" tone="accent">
      <dl className={styles.figures}>
        {advertisedFigures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <Counter value={value} />
          </div>
        ))}
      </dl>
    </Section>
  );
}
