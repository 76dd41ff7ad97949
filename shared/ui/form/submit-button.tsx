import { useEffect, useState, type ReactNode } from 'react';
import { LoaderCircle, Send } from 'lucide-react';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './submit-button.module.css';

/** A form refused before sending is « being sent » for an instant. */
const ANNOUNCED_AFTER_MS = 500;

type Props = {
  children: ReactNode;
  /** Text of the button while the form is being sent. */
  sending: string;
  isSending: boolean;
  id?: string;
  name?: string;
  value?: string;
  /** Where it is not the address of the form. */
  formAction?: string;
  icon?: ReactNode;
  /** Id of the text with the reason why the form cannot be sent yet; the button looks disabled, and a click shows the text. */
  missing?: string;
};

/** Whether sending lasts long enough to be announced. */
function useLongSending(isSending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsLong(true), ANNOUNCED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSending]);
  return isSending && isLong;
}

/** Submits a form. During sending, the button says so, retains the focus, and ignores clicks. */
export function SubmitButton({ children, sending, isSending, icon = <Send />, missing, ...button }: Props) {
  const isLong = useLongSending(isSending);
  return (
    <>
      <Button
        type="submit"
        {...button}
        aria-disabled={isSending || missing !== undefined || undefined}
        aria-describedby={missing}
        icon={isSending ? <LoaderCircle className={styles.turning} /> : icon}
      >
        {isSending ? sending : children}
      </Button>
      {/* Not the text of the button: its usual text would be announced once the form is sent or refused. */}
      <VisuallyHidden>
        <span aria-live="polite">{isLong && sending}</span>
      </VisuallyHidden>
    </>
  );
}
