import { PatternPanel } from '@vipp/shared/ui/pattern-panel';
import styles from './rising-pattern.module.css';

const STEPS = ['depart', 'essai', 'palier', 'plein'] as const;

/** Four columns of the brand pattern, each higher than the last: volume that grows by steps. A decoration. */
export function RisingPattern() {
  return (
    <div className={styles.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <PatternPanel key={step} seed={step} rows={3} className={styles.step} />
      ))}
    </div>
  );
}
