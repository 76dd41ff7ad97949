import type { ReactNode } from 'react';
import { LoaderCircle, Send } from 'lucide-react';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './submit-button.module.css';

type Props = {
  children: ReactNode;
  /** Text of the button while the form is being sent. */
  sending: string;
  isSending: boolean;
  id?: string;
  name?: string;
  value?: string;
  icon?: ReactNode;
  /** Id of the text that explains why the form cannot be sent yet; the button looks disabled, and shows it on click. */
  missing?: string;
};

/** Submits a form. While it is being sent, the button shows that, retains the focus, and ignores clicks. */
export function SubmitButton({ children, sending, isSending, id, name, value, icon = <Send />, missing }: Props) {
  return (
    <>
      <Button
        type="submit"
        id={id}
        name={name}
        value={value}
        aria-disabled={isSending || missing !== undefined || undefined}
        aria-describedby={missing}
        icon={isSending ? <LoaderCircle className={styles.turning} /> : icon}
      >
        {isSending ? sending : children}
      </Button>
      {/* Not the text of the button: its usual text would be announced once the form is sent or refused. */}
      <VisuallyHidden>
        <span aria-live="polite">{isSending && sending}</span>
      </VisuallyHidden>
    </>
  );
}
