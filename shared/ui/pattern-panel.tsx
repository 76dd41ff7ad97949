import { classNames } from '../lib/class-names';
import { PatternBand, type PatternBandProps } from './pattern-band';
import styles from './pattern-panel.module.css';

/** Decorative box that the brand pattern fills; `className` sets its size. */
export function PatternPanel({ className, ...band }: PatternBandProps) {
  return (
    <div className={classNames(styles.panel, className)}>
      <PatternBand {...band} className={styles.pattern} />
    </div>
  );
}
