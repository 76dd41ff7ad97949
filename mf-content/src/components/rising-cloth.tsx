import { WovenBand } from '@vipp/shared/ui/woven-band';
import styles from './rising-cloth.module.css';

const STEPS = ['depart', 'essai', 'palier', 'plein'] as const;

/** Four lengths of cloth, each higher than the last: volume that grows by steps. A decoration. */
export function RisingCloth() {
  return (
    <div className={styles.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <div key={step} className={styles.step}>
          <WovenBand seed={step} rows={3} className={styles.weave} />
        </div>
      ))}
    </div>
  );
}
