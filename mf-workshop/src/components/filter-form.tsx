import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { Labelled } from './labelled';
import controlStyles from './control.module.css';
import styles from './filter-form.module.css';

type FilterFormProps = {
  /** For screen readers. */
  label: string;
  submitText: string;
  /** Chosen text of each control by its name; the controls follow it, also when the recruiter goes back. */
  values: Readonly<Record<string, string | number | undefined>>;
  /** Gets the text of each control by its name. */
  onSubmit: (values: Readonly<Record<string, string>>) => void;
  /** Further actions beside the button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The choices of a page of the workshop. They apply together, when the form is sent. */
export function FilterForm({ label, submitText, values, onSubmit, actions, children }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const chosen = JSON.stringify(values);
  // Written into the controls, because another key would take the focus from the button.
  useEffect(() => {
    const texts = JSON.parse(chosen) as FilterFormProps['values'];
    for (const control of ref.current?.elements ?? [])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(texts[control.name] ?? '');
  }, [chosen]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    onSubmit(Object.fromEntries(typed));
  };
  return (
    <form ref={ref} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        <Button type="submit">{submitText}</Button>
        {actions}
      </div>
    </form>
  );
}

type Common = {
  /** Of the control in its form. */
  name: string;
  label: string;
};
type AsList = { type?: never; options: readonly { value: string; label: string }[]; all?: string };
type AsInput = { type: 'search' | 'date'; options?: never; all?: never };

type FilterFieldProps = Common & (AsList | AsInput);

/** A control of a `FilterForm`, which writes its value. */
export function FilterField({ name, label, ...rest }: FilterFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      {rest.options ? (
        <select className={controlStyles.control} id={id} name={name}>
          {rest.all !== undefined && <option value="">{rest.all}</option>}
          {rest.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={controlStyles.control}
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
