import { useRef } from 'react';
import { formatNumber } from '@vipp/shared/lib/format';
import { Section } from '@vipp/shared/ui/section';
import { advertisedFigures, type AdvertisedFigure } from '../model/advertised-figures';
import { useCountUp } from './use-count-up';
import styles from './figures-band.module.css';

function Counter({ value }: Pick<AdvertisedFigure, 'value'>) {
  const ref = useRef<HTMLSpanElement>(null);
  const count = useCountUp(ref, value);
  return (
    <span ref={ref} className={styles.counter}>
      {/* The final value reserves the space, and is the only one for screen readers. */}
      <span className={count === null ? undefined : styles.covered}>{formatNumber(value)}</span>
      {count !== null && (
        <span className={styles.running} aria-hidden="true">
          {formatNumber(count)}
        </span>
      )}
    </span>
  );
}

/** The group's figures, which count up when they become visible. */
export function FiguresBand() {
  return (
    <Section title="Le groupe en chiffres" tone="accent">
      <dl className={styles.figures}>
        {advertisedFigures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
