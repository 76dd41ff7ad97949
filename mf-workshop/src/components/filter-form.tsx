import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '@vipp/shared/ui/button';
import styles from './filter-form.module.css';

type Props = {
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
export function FilterForm({ label, submitText, values, onSubmit, actions, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const chosen = JSON.stringify(values);
  // Written into the controls, because another key would take the focus from the button.
  useEffect(() => {
    const texts = JSON.parse(chosen) as Props['values'];
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
