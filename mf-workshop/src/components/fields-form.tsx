import { useState, type FormEvent, type ReactNode } from 'react';
import type { FieldDefinition } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopAnswer, WorkshopFailure } from '@vipp/shared/api/call-workshop';
import styles from './fields-form.module.css';

type Texts = Readonly<Record<string, string>>;

/** Why a call is not made. */
export const refused = (message: string): WorkshopFailure => ({ ok: false, failure: 'refused', message });

type Props<Output> = {
  /** Begins the ids of its fields. */
  id: string;
  fields: readonly FieldDefinition[];
  /** At the beginning, by field. */
  values?: Texts;
  /** Text of the button, and while the call is under way. */
  submit: readonly [string, string];
  /** Names the button where several have the same text. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary';
  /** Id of its heading. */
  labelledBy?: string;
  /** @returns what is wrong, by field */
  check?: (texts: Texts) => Texts;
  run: (texts: Texts) => Promise<WorkshopAnswer<Output>>;
  onDone: (output: Output) => void;
  /** Between the fields and the button; `blockedBy`: id of the part of it that says why nothing may be sent. */
  before?: ReactNode;
  blockedBy?: string | undefined;
  /** Below the button. */
  children?: ReactNode;
};

/** A form of the workshop: it is sent once at a time, and what is typed stays until the service has accepted it. */
export function FieldsForm<Output>(props: Props<Output>) {
  const {
    id,
    fields,
    values = {},
    submit,
    label,
    variant = 'primary',
    labelledBy,
    check,
    run,
    onDone,
    before,
    blockedBy,
    children,
  } = props;
  const [errors, setErrors] = useState<Texts>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || blockedBy) return;
    const form = event.currentTarget;
    const texts = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
    const found = check?.(texts) ?? {};
    setErrors(found);
    setFailure(undefined);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    setIsSending(true);
    const answer = await run(texts);
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.message);
    form.reset();
    onDone(answer.data);
  };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => void onSubmit(event)}
    >
      {fields.map((field) => {
        const [value, message] = [values[field.name] ?? '', errors[field.name]];
        return (
          <FormField
            key={`${field.name} ${value}`}
            id={`${id}-${field.name}`}
            field={field}
            value={value}
            {...(message !== undefined && { view: { state: 'invalid', message } })}
          />
        );
      })}
      {before}
      {failure && <Notice kind="error" title={failure} />}
      <Button
        type="submit"
        variant={variant}
        aria-disabled={isSending || blockedBy ? true : undefined}
        aria-describedby={blockedBy}
        aria-label={label}
      >
        {submit[isSending ? 1 : 0]}
      </Button>
      {children}
    </form>
  );
}
