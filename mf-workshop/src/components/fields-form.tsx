/** Forms of the workshop over lists of fields: in the page, in a dialog, with a reason, or as the choices of a list. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { WorkshopAnswer, WorkshopFailure } from '@vipp/shared/api/call-workshop';
import type { FieldDefinition } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import styles from './fields-form.module.css';

export type Texts = Readonly<Record<string, string>>;

/** Why a call is not made. */
export const refused = (message: string): WorkshopFailure => ({ ok: false, failure: 'refused', message });

const MISSING: Readonly<Partial<Record<FieldDefinition['kind'], string>>> = {
  radio: 'Faites un choix.',
  checkbox: 'Cochez cette case.',
};

/** What was typed, without blanks around it; passwords as they are. */
function textsOf(form: HTMLFormElement, fields: readonly FieldDefinition[]): Texts {
  const asTyped = new Set(fields.filter(({ kind }) => kind === 'password').map(({ name }) => name));
  const typed = [...new FormData(form)].map(([name, text]): [string, string] => [name, String(text)]);
  return Object.fromEntries(typed.map(([name, text]) => [name, asTyped.has(name) ? text : text.trim()]));
}

type FieldsFormProps<Output> = {
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
  const { run, onDone, children, blockedBy, actions } = props;
  const [missing, setMissing] = useState<readonly FieldDefinition[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || blockedBy) return;
    const form = event.currentTarget;
    const texts = textsOf(form, fields);
    const blank = fields.filter(({ name, required }) => required && !texts[name]);
    setMissing(blank);
    setFailure(undefined);
    if (blank[0]) return form.querySelector<HTMLElement>(`[name="${blank[0].name}"]`)?.focus();
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
            const { name, kind } = field;
            const message = MISSING[kind] ?? 'Remplissez ce champ.';
            return (
              <FormField
                key={`${name} ${values[name] ?? ''}`}
                id={`${id}-${name}`}
                field={field}
                value={values[name] ?? ''}
                {...(missing.some((one) => one.name === name) && { view: { state: 'invalid', message } })}
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

type ReasonFormProps = Pick<FieldsFormProps<unknown>, 'label' | 'variant'> & {
  /** Text of the button. */
  action: string;
  run: (reason: string) => Promise<WorkshopAnswer<unknown>>;
  onDone: () => void;
};

/** An action with its reason: nothing is done by a press alone. */
export const ReasonForm = ({ action, variant = 'secondary', run, ...form }: ReasonFormProps) => (
  <FieldsForm
    {...form}
    id={useId()}
    // Browsers store what is typed where they may complete it.
    fields={[{ name: 'reason', label: 'Pourquoi', kind: 'textarea', rows: 2, required: true, autocomplete: 'off' }]}
    submit={[action, 'En cours…']}
    variant={variant}
    run={({ reason = '' }) => run(reason)}
  />
);

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

type ConfirmedActionProps<Output> = Pick<
  FieldsFormProps<Output>,
  'label' | 'values' | 'run' | 'onDone' | 'children'
> & {
  /** Text of the button that opens the dialog; `label` names it where several have the same text. */
  text: string;
  /** Title of the dialog. */
  title: string;
  /** Text of the button that confirms, and while the call is under way. */
  confirm: readonly [string, string];
  /** What is asked in the dialog. */
  fields?: readonly FieldDefinition[];
};

/** An action with a dialog before it: what is lost, or what has to be said for it. What is typed there stays until it is done. */
export function ConfirmedAction<Output>(props: ConfirmedActionProps<Output>) {
  const { text, label, title, confirm, fields = [], run, onDone, ...form } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** Whether the form is in the dialog: from its first opening until it is sent. */
  const [isBegun, setIsBegun] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => {
    setIsBegun(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={open}>
        {text}
      </Button>
      <FormDialog title={title} isOpen={isOpen} isLocked={isSending} onClose={close}>
        {isBegun && (
          <FieldsForm
            {...form}
            id={id}
            fields={fields}
            submit={confirm}
            run={async (texts) => {
              setIsSending(true);
              const answer = await run(texts);
              setIsSending(false);
              return answer;
            }}
            onDone={(output, texts) => {
              close();
              setIsBegun(false);
              onDone(output, texts);
            }}
            actions={
              <Button variant="secondary" onClick={close}>
                Annuler
              </Button>
            }
          />
        )}
      </FormDialog>
    </>
  );
}
