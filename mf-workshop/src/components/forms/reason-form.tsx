import { useId } from 'react';
import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { FieldsForm } from '../fields-form';

const REASON = { label: 'Pourquoi', missing: 'Dites pourquoi, en quelques mots.', rows: 2, maxLength: 500 };

/** What is wrong with a reason, by field. */
export function reasonProblem(
  reason: string,
  { missing, maxLength }: Pick<typeof REASON, 'missing' | 'maxLength'> = REASON,
): Record<string, string> {
  if (reason === '') return { reason: missing };
  return reason.length > maxLength ? { reason: `Ce texte est limité à ${maxLength} caractères.` } : {};
}

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
  const { missing: _missing, maxLength: _maxLength, ...words } = text;
  return (
    <FieldsForm
      id={useId()}
      // Browsers store what is typed where they may complete it.
      fields={[{ ...words, name: 'reason', kind: 'textarea', required: true, autocomplete: 'off' }]}
      submit={[action, 'En cours…']}
      label={label}
      variant={variant}
      check={({ reason = '' }) => reasonProblem(reason.trim(), text)}
      run={({ reason = '' }) => run(reason.trim())}
      onDone={onDone}
    />
  );
}
