import { useState, type FormEvent, type ReactNode } from 'react';
import type { FieldDefinition } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopAnswer, WorkshopFailure } from '@vipp/shared/api/call-workshop';
import styles from './fields-form.module.css';

export type Texts = Readonly<Record<string, string>>;

/** Why a call is not made. */
export const refused = (message: string): WorkshopFailure => ({ ok: false, failure: 'refused', message });

export type FieldsFormProps<Output> = {
  /** Begins the ids of its fields. */
  id: string;
  /** Names the form where no heading does. */
  title?: string;
  fields: readonly FieldDefinition[];
  /** At the beginning, by field; a field whose value changes later follows it. */
  values?: Texts;
  /** Text of the button, and while the call is under way. */
  submit: readonly [string, string];
  /** Names the button where several have the same text. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary';
  /** `row`: the choices of a page, beside each other. */
  layout?: 'column' | 'row';
  /** @returns what is wrong, by field */
  check?: ((texts: Texts) => Texts) | undefined;
  run: (texts: Texts) => Promise<WorkshopAnswer<Output>>;
  onDone: (output: Output, texts: Texts) => void;
  /** Between the fields and the button; `blockedBy`: id of the part of it that says why nothing may be sent. */
  children?: ReactNode;
  blockedBy?: string | undefined;
  /** Beside the button. */
  actions?: ReactNode;
};

/** A form of the workshop: it is sent once at a time, and what is typed stays until the service has accepted it. */
export function FieldsForm<Output>(props: FieldsFormProps<Output>) {
  const { id, title, fields, values = {}, submit, label, variant = 'primary', layout = 'column' } = props;
  const { check, run, onDone, children, blockedBy, actions } = props;
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
    onDone(answer.data, texts);
  };
  return (
    <form
      className={styles[layout]}
      method="post"
      noValidate
      aria-label={title}
      onSubmit={(event) => void onSubmit(event)}
    >
      {fields.length > 0 && (
        <div className={styles.fields}>
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
        </div>
      )}
      {children}
      {failure && <Notice kind="error" title={failure} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={variant}
          aria-disabled={isSending || blockedBy ? true : undefined}
          aria-describedby={blockedBy}
          aria-label={label}
        >
          {submit[isSending ? 1 : 0]}
        </Button>
        {actions}
      </div>
    </form>
  );
}

type ChoicesFormProps = Required<Pick<FieldsFormProps<Texts>, 'id' | 'title' | 'fields'>> & {
  /** Text of the button. */
  action: string;
  /** What is chosen; a name that is undefined has no choice. */
  values: Readonly<Record<string, string | number | undefined>>;
  onChoose: (texts: Texts) => void;
  actions?: ReactNode;
};

/** The choices of a page of the workshop. They apply together, when the form is sent. */
export const ChoicesForm = ({ action, values, onChoose, ...form }: ChoicesFormProps) => (
  <FieldsForm
    {...form}
    layout="row"
    values={Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))}
    submit={[action, action]}
    run={async (texts) => ({ ok: true, data: texts })}
    onDone={onChoose}
  />
);
