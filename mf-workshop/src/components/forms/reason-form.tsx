import { useId, useState, type FormEvent } from 'react';
import type { TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import styles from './forms-overview.module.css';

const MAX_LENGTH = 500;
const MISSING = 'Dites pourquoi, en quelques mots.';
const TOO_LONG = `Cette explication est limitée à ${MAX_LENGTH} caractères.`;

type Props = {
  /** Text of the button. */
  action: string;
  /** Completes the name of the button where several have the same text. */
  label?: string;
  variant?: 'primary' | 'secondary';
  run: (reason: string) => Promise<WorkshopAnswer<unknown>>;
  /** Called after success. */
  onDone: () => void;
};

/** An action with its reason, which recruiters write: nothing is done by a press alone. */
export function ReasonForm({ action, label, variant = 'secondary', run, onDone }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field: TextAreaField = { name: 'reason', label: 'Pourquoi', kind: 'textarea', rows: 2, required: true };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('reason')).trim();
    const wrong = typed === '' ? MISSING : typed.length > MAX_LENGTH ? TOO_LONG : undefined;
    setError(wrong);
    setFailure(undefined);
    if (wrong) return form.querySelector('textarea')?.focus();
    setIsSending(true);
    const answer = await run(typed);
    setIsSending(false);
    if (answer.ok) onDone();
    else setFailure(answer.message);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormField id={`${id}-raison`} field={field} {...(error && { view: { state: 'invalid', message: error } })} />
      {failure && <Notice kind="error" title={failure} />}
      <Button type="submit" variant={variant} aria-disabled={isSending || undefined} aria-label={label}>
        {isSending ? 'En cours…' : action}
      </Button>
    </form>
  );
}
