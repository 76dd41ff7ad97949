import { useId } from 'react';
import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { FieldsForm } from '../fields-form';

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
  const { missing, maxLength, ...words } = text;
  const check = ({ reason = '' }: Readonly<Record<string, string>>): Record<string, string> => {
    if (reason.trim() === '') return { reason: missing };
    return reason.trim().length > maxLength ? { reason: `Ce texte est limité à ${maxLength} caractères.` } : {};
  };
  return (
    <FieldsForm
      id={useId()}
      // Browsers store what is typed where they may complete it.
      fields={[{ ...words, name: 'reason', kind: 'textarea', required: true, autocomplete: 'off' }]}
      submit={[action, 'En cours…']}
      label={label}
      variant={variant}
      check={check}
      run={({ reason = '' }) => run(reason.trim())}
      onDone={onDone}
    />
  );
}
