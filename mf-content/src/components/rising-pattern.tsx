import { PatternPanel } from '@vipp/shared/ui/pattern-panel';
import styles from './rising-pattern.module.css';

const STEPS = ['depart', 'essai', 'palier', 'plein'] as const;

/** Decorative columns of the brand pattern with increasing heights. */
export function RisingPattern() {
  return (
    <div className={styles.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <PatternPanel key={step} seed={step} rows={3} className={styles.step} />
      ))}
    </div>
  );
}
