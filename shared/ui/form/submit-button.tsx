import type { ReactNode } from 'react';
import { LoaderCircle, Send } from 'lucide-react';
import { Button } from '../button';
import styles from './submit-button.module.css';

type Props = {
  children: ReactNode;
  /** What the button says while the form is on its way. */
  sending: string;
  isSending: boolean;
  id?: string;
  name?: string;
  value?: string;
  icon?: ReactNode;
  /** Id of what says why the form cannot be sent yet; the button then looks so, and explains when it is pressed. */
  missing?: string;
};

/** Sends a form. While it is on its way the button keeps the focus and says so, and does nothing. */
export function SubmitButton({ children, sending, isSending, id, name, value, icon = <Send />, missing }: Props) {
  return (
    <Button
      type="submit"
      id={id}
      name={name}
      value={value}
      aria-disabled={isSending || missing !== undefined || undefined}
      aria-describedby={missing}
      icon={isSending ? <LoaderCircle className={styles.turning} /> : icon}
    >
      <span aria-live="polite">{isSending ? sending : children}</span>
    </Button>
  );
}
