import { useId } from 'react';
import styles from './preview-choice.module.css';

type Props<Value extends string> = {
  legend: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few values, side by side. */
export function PreviewChoice<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  const entries = Object.entries(options) as [Value, string][];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {entries.map(([one, label]) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
