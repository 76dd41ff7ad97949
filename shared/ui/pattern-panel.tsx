import { classNames } from '../lib/class-names';
import { PatternBand, type PatternBandProps } from './pattern-band';
import styles from './pattern-panel.module.css';

/** A box of any size, set by `className`, that the brand pattern fills. A decoration. */
export function PatternPanel({ className, ...band }: PatternBandProps) {
  return (
    <div className={classNames(styles.panel, className)}>
      <PatternBand {...band} className={styles.pattern} />
    </div>
  );
}
