import { useId, useState } from 'react';
import { hintIdOf, Labelled } from '../labelled';
import styles from '../control.module.css';

type Props = {
  label: string;
  kind: 'number' | 'date' | 'text';
  value: string | number | undefined;
  hint?: string;
  /** Limits of a number. */
  min?: number;
  max?: number;
  /** With what was typed, also while it is not complete; blank for nothing. */
  onChange: (value: string) => void;
};

/** A number, a day or a technical name. What is typed stays in the field until it is left, also where it is no value yet. */
export function DraftValue({ label, kind, value, hint, min, max, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        className={styles.control}
        type={kind}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        min={min}
        max={max}
        maxLength={1_000}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value ?? ''}
        aria-describedby={hintIdOf(id, hint)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Labelled>
  );
}

/** What was typed into a field of whole numbers; undefined for anything else. */
export const toNumber = (typed: string): number | undefined => (/^\d{1,6}$/.test(typed) ? Number(typed) : undefined);
