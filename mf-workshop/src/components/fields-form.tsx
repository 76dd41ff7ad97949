/** Forms of the workshop over lists of fields: in the page, in a dialog, or as the choices of a list. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { WorkshopAnswer, WorkshopFailure } from '@vipp/shared/api/call-workshop';
import type { FieldDefinition, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import styles from './workshop.module.css';

export type Texts = Readonly<Record<string, string>>;

/** Why a call is not made. */
export const refused = (message: string): WorkshopFailure => ({ ok: false, failure: 'refused', message });

/** For an action that needs an explanation. Browsers store typed texts of fields with autofill. */
export const WHY: TextAreaField = {
  name: 'reason',
  label: 'Pourquoi',
  kind: 'textarea',
  rows: 2,
  required: true,
  autocomplete: 'off',
};

const MISSING: Readonly<Partial<Record<FieldDefinition['kind'], string>>> = {
  radio: 'Faites un choix.',
  checkbox: 'Cochez cette case.',
};

/** Typed values without blanks around them; passwords unchanged. */
function textsOf(form: HTMLFormElement, fields: readonly FieldDefinition[]): Texts {
  const asTyped = new Set(fields.filter(({ kind }) => kind === 'password').map(({ name }) => name));
  const typed = [...new FormData(form)].map(([name, text]): [string, string] => [name, String(text)]);
  return Object.fromEntries(typed.map(([name, text]) => [name, asTyped.has(name) ? text : text.trim()]));
}

type FieldsFormProps<Output> = {
  /** Names the form where no heading does. */
  title?: string;
  fields?: readonly FieldDefinition[];
  /** At the beginning, by field; a field whose value changes later follows it. */
  values?: Readonly<Record<string, string | number | undefined>>;
  /** Text of the button, and while the call is under way. */
  submit: readonly [string, string];
  /** Names the button where several have the same text. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary';
  /** `choices`: those of a page, beside each other. */
  layout?: 'form' | 'choices';
  run: (texts: Texts) => Promise<WorkshopAnswer<Output>>;
  onDone: (output: Output, texts: Texts) => void;
  /** Between the fields and the button; `blockedBy`: id of its text with the reason against sending. */
  children?: ReactNode;
  blockedBy?: string | undefined;
  /** Beside the button. */
  actions?: ReactNode;
};

/** A form of the workshop: it is sent once at a time, and typed values stay until the service accepts it. */
export function FieldsForm<Output>(props: FieldsFormProps<Output>) {
  const { title, fields = [], values = {}, submit, label, variant = 'primary', layout = 'form' } = props;
  const { run, onDone, children, blockedBy, actions } = props;
  const id = useId();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || blockedBy) return;
    const form = event.currentTarget;
    const texts = textsOf(form, fields);
    const blank = fields.filter(({ name, required }) => required && !texts[name]).map(({ name }) => name);
    setMissing(blank);
    setFailure(undefined);
    if (blank[0]) return form.querySelector<HTMLElement>(`[name="${blank[0]}"]`)?.focus();
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
            const value = String(values[name] ?? '');
            const message = MISSING[kind] ?? 'Remplissez ce champ.';
            const view = missing.includes(name) && ({ state: 'invalid', message } as const);
            return (
              <FormField key={`${name} ${value}`} id={id + name} field={field} value={value} {...(view && { view })} />
            );
          })}
        </div>
      )}
      {children}
      {failure && <Notice kind="error" title={failure} />}
      <div className={styles.row}>
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

type ChoicesFormProps = Pick<FieldsFormProps<Texts>, 'title' | 'fields' | 'values' | 'actions'> & {
  onChoose: (texts: Texts) => void;
};

/** The choices of a page of the workshop. They apply together, when the form is sent. */
export const ChoicesForm = ({ onChoose, ...form }: ChoicesFormProps) => (
  <FieldsForm
    {...form}
    layout="choices"
    submit={['Afficher', 'Afficher']}
    run={async (texts) => ({ ok: true, data: texts })}
    onDone={onChoose}
  />
);

type ConfirmedActionProps<Output> = Omit<FieldsFormProps<Output>, 'title' | 'actions'> & {
  /** Text of the button that opens the dialog; `label` names it where several have the same text. */
  text: string;
  /** Title of the dialog. */
  title: string;
};

/** An action with a dialog before it: the loss, or a required reason. Typed text stays until the action is done. */
export function ConfirmedAction<Output>({ text, label, title, run, onDone, ...form }: ConfirmedActionProps<Output>) {
  /** `left`: closed, with its typed values. */
  const [state, setState] = useState<'new' | 'open' | 'sending' | 'left'>('new');
  const close = () => setState('left');
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => setState('open')}>
        {text}
      </Button>
      <FormDialog
        title={title}
        isOpen={state === 'open' || state === 'sending'}
        isLocked={state === 'sending'}
        onClose={close}
      >
        {state !== 'new' && (
          <FieldsForm
            {...form}
            run={async (texts) => {
              setState('sending');
              const answer = await run(texts);
              setState('open');
              return answer;
            }}
            onDone={(output, texts) => {
              setState('new');
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
