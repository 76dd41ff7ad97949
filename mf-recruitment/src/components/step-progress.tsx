import { Check } from 'lucide-react';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { positionOf, type StateStep } from '../model/state-steps';
import styles from './step-progress.module.css';

const WORDS = { done: 'étape passée', current: 'étape en cours', ahead: 'étape à venir' } as const;

type Props = { label: string; steps: readonly StateStep[] };

/** Progress through steps: those of the form, and those of a sent application. */
export const StepProgress = ({ label, steps }: Props) => (
  <ol className={styles.steps} role="list" aria-label={label}>
    {steps.map(({ key, label: name, position }, index) => (
      <li
        key={key}
        className={position === 'done' ? styles.done : styles.step}
        aria-current={position === 'current' ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {position === 'done' ? <Check /> : index + 1}
        </span>
        <span>
          {name}
          <VisuallyHidden>, {WORDS[position]}</VisuallyHidden>
        </span>
      </li>
    ))}
  </ol>
);

const STAGES = ['Votre identité', 'Votre parcours', 'Relecture et envoi'] as const;

/** Progress through the application form; `current` counts from 1. */
export const FormProgress = ({ current }: { current: 1 | 2 | 3 }) => (
  <StepProgress
    label="Étapes de la candidature"
    steps={STAGES.map((label, index) => ({ key: label, label, position: positionOf(index, current - 1) }))}
  />
);
