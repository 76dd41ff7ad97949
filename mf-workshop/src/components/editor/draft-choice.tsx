import { useId } from 'react';
import { hintIdOf, Labelled } from '../labelled';
import styles from '../control.module.css';

type Props = {
  label: string;
  value: string;
  /** Value and text of each choice. */
  choices: readonly (readonly [string, string])[];
  hint?: string;
  onChange: (value: string) => void;
};

/** A list of choices. A value that is none of them is shown as it is, so that nothing untrue is shown. */
export function DraftChoice({ label, value, choices, hint, onChange }: Props) {
  const id = useId();
  const isKnown = choices.some(([known]) => known === value);
  return (
    <Labelled id={id} label={label} hint={hint}>
      <select
        id={id}
        className={styles.control}
        value={value}
        aria-describedby={hintIdOf(id, hint)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {!isKnown && <option value={value}>{value || 'Choisissez'}</option>}
        {choices.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
