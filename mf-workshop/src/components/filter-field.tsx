import { useId } from 'react';
import { Labelled } from './labelled';
import styles from './control.module.css';

type Common = {
  /** Of the control in its form. */
  name: string;
  label: string;
};
type AsList = { type?: never; options: readonly { value: string; label: string }[]; all?: string };
type AsInput = { type: 'search' | 'date'; options?: never; all?: never };

type Props = Common & (AsList | AsInput);

/** A control of a `FilterForm`, which writes its value. */
export function FilterField({ name, label, ...rest }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      {rest.options ? (
        <select className={styles.control} id={id} name={name}>
          {rest.all !== undefined && <option value="">{rest.all}</option>}
          {rest.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={styles.control}
          id={id}
          name={name}
          type={rest.type}
          maxLength={rest.type === 'search' ? 100 : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Labelled>
  );
}
