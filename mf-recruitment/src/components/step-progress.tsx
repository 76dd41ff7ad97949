import { Check } from 'lucide-react';
import styles from './step-progress.module.css';

const STAGES = ['Votre identité', 'Votre parcours', 'Relecture et envoi'] as const;

/** Progress through the steps of the application; `current` counts from 1. */
export const StepProgress = ({ current }: { current: 1 | 2 | 3 }) => (
  <ol className={styles.steps} aria-label="Étapes de la candidature">
    {STAGES.map((stage, index) => (
      <li
        key={stage}
        className={index + 1 < current ? styles.done : styles.step}
        aria-current={index + 1 === current ? 'step' : undefined}
      >
        <span className={styles.number}>{index + 1 < current ? <Check /> : index + 1}</span>
        <span>{stage}</span>
      </li>
    ))}
  </ol>
);
