import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import type { FieldDefinition } from '../../lib/form/form-definition';
import { VisuallyHidden } from '../visually-hidden';
import type { FieldView } from './use-typed-checks';
import styles from './field-frame.module.css';

/** Visual marker of a required field; for screen readers the control itself is required. */
export const RequiredStar = () => (
  <span className={styles.star} aria-hidden="true">
    {'\u00a0'}*
  </span>
);

const hintId = (id: string) => `${id}-aide`;
const messageId = (id: string) => `${id}-erreur`;

type Framed = Pick<FieldDefinition, 'label' | 'hint' | 'required'>;

/** Value of `aria-describedby` for a control with a hint and a message. */
export function describedBy(id: string, { hint }: Framed, { message, state }: FieldView): string | undefined {
  return [hint && hintId(id), (message || state === 'valid') && messageId(id)].filter(Boolean).join(' ') || undefined;
}

type NoteProps = { id: string; hint?: string; view: FieldView };

export const FieldHint = ({ id, hint }: { id: string; hint?: string }) =>
  hint ? (
    <p className={styles.hint} id={hintId(id)}>
      {hint}
    </p>
  ) : null;

export function FieldMessage({ id, view }: Pick<NoteProps, 'id' | 'view'>) {
  // The icon is decorative, because `aria-invalid` marks the control.
  if (view.state === 'valid') return <VisuallyHidden id={messageId(id)}>Valide</VisuallyHidden>;
  if (!view.message) return null;
  return (
    <p className={styles.message} id={messageId(id)}>
      <CircleAlert className={styles.messageIcon} />
      <span>
        <VisuallyHidden>Erreur{'\u202F'}: </VisuallyHidden>
        {view.message}
      </span>
    </p>
  );
}

const ICONS = { valid: CircleCheck, invalid: CircleAlert } as const;

type Props = { id: string; field: Framed; view: FieldView; children: ReactNode };

/** Label, hint and message of a control; valid and invalid differ by colour and by icon. */
export function FieldFrame({ id, field, view, children }: Props) {
  const Icon = view.state === 'neutral' ? undefined : ICONS[view.state];
  return (
    <div className={classNames(styles.frame, styles[view.state])}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.required && <RequiredStar />}
      </label>
      <FieldHint id={id} hint={field.hint} />
      <div className={styles.control}>
        {children}
        {Icon && <Icon className={styles.sign} data-sign={view.state} />}
      </div>
      <FieldMessage id={id} view={view} />
    </div>
  );
}
