import { PatternBand } from '@vipp/shared/ui/pattern-band';
import styles from './rising-pattern.module.css';

const STEPS = ['depart', 'essai', 'palier', 'plein'] as const;

/** Four lengths of cloth, each higher than the last: volume that grows by steps. A decoration. */
export function RisingPattern() {
  return (
    <div className={styles.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <div key={step} className={styles.step}>
          <PatternBand seed={step} rows={3} className={styles.weave} />
        </div>
      ))}
    </div>
  );
}
