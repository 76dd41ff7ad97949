import { type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from '@vipp/shared/ui/form/field-frame';
import styles from '@vipp/shared/ui/form/form-field.module.css';

type Attributes = { id: string; className: string | undefined; 'aria-describedby': string | undefined };
type Props = { label: string; hint?: string | undefined; children: (attributes: Attributes) => ReactNode };

const NEUTRAL = { state: 'neutral' } as const;

/** A control that is no field of a form, with its label and its hint. */
export function Labelled({ label, hint, children }: Props) {
  const id = useId();
  const field = { label, ...(hint && { hint }) };
  return (
    <FieldFrame id={id} field={field} view={NEUTRAL}>
      {children({ id, className: styles.control, 'aria-describedby': describedBy(id, field, NEUTRAL) })}
    </FieldFrame>
  );
}
