import { Check } from 'lucide-react';
import type { ApplicationState } from '@vipp/shared/contract/application/states';
import { classNames } from '@vipp/shared/lib/class-names';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { stateSteps } from '../model/state-steps';
import styles from './state-track.module.css';

const WORDS = { done: 'étape passée', current: 'étape en cours', ahead: 'étape à venir' } as const;

/** Progress of an application along a line. */
export function StateTrack({ etat }: { etat: ApplicationState }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.track} role="list" aria-label="Avancement de votre candidature">
        {stateSteps(etat).map(({ key, label, position }) => (
          <li
            key={key}
            className={classNames(styles.step, styles[position])}
            aria-current={position === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{position === 'done' && <Check />}</span>
            <span className={styles.label}>
              {label}
              <VisuallyHidden>, {WORDS[position]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
