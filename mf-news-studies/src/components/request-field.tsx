import type { ReactNode } from 'react';
import styles from './request-field.module.css';

type Props = {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  value: string;
  error?: string;
  onInput?: (value: string) => void;
  /** Beside the typed text: what the field thinks of it. */
  mark?: ReactNode;
  markId?: string;
};

/** A required field with its label and, tied to it, what is wrong with it. */
export function RequestField({ name, label, type = 'text', autoComplete, value, error, onInput, mark, markId }: Props) {
  const id = `demande-${name}`;
  const errorId = `${id}-erreur`;
  const describedBy = [error && errorId, markId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          maxLength={200}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
        />
        {mark}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
