import { useId, useState, type FormEvent } from 'react';
import type { TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import styles from './forms-overview.module.css';

const REASON = { label: 'Pourquoi', missing: 'Dites pourquoi, en quelques mots.', rows: 2, maxLength: 500 };

type Props = {
  /** Text of the button. */
  action: string;
  /** Completes the name of the button where several have the same text. */
  label?: string;
  variant?: 'primary' | 'secondary';
  /** What is written, where it is something else than a reason. */
  text?: typeof REASON & { hint?: string };
  run: (reason: string) => Promise<WorkshopAnswer<unknown>>;
  /** Called after success. */
  onDone: () => void;
};

/** An action with its reason, or another text that is written for it: nothing is done by a press alone. */
export function ReasonForm({ action, label, variant = 'secondary', text = REASON, run, onDone }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { missing, maxLength, ...words } = text;
  // Browsers store what is typed where they may complete it.
  const field: TextAreaField = { ...words, name: 'reason', kind: 'textarea', required: true, autocomplete: 'off' };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('reason')).trim();
    const wrong =
      typed === '' ? missing : typed.length > maxLength ? `Ce texte est limité à ${maxLength} caractères.` : undefined;
    setError(wrong);
    setFailure(undefined);
    if (wrong) return form.querySelector('textarea')?.focus();
    setIsSending(true);
    const answer = await run(typed);
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.message);
    form.reset();
    onDone();
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
