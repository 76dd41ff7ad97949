import type { ReactNode } from 'react';
import { LoaderCircle, Send } from 'lucide-react';
import { Button } from '../button';
import styles from './submit-button.module.css';

type Props = {
  children: ReactNode;
  /** What the button says while the form is on its way. */
  sending: string;
  isSending: boolean;
  name?: string;
  value?: string;
  icon?: ReactNode;
};

/** Sends a form. While it is on its way the button keeps the focus and says so, and does nothing. */
export function SubmitButton({ children, sending, isSending, name, value, icon = <Send /> }: Props) {
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      aria-disabled={isSending || undefined}
      icon={isSending ? <LoaderCircle className={styles.turning} /> : icon}
    >
      <span aria-live="polite">{isSending ? sending : children}</span>
    </Button>
  );
}
