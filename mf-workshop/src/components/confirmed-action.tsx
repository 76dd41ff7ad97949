import { useState, type ReactNode } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import styles from './confirmed-action.module.css';

type Props<Output> = {
  /** Text of the button that opens the dialog; `label` names it where several have the same text. */
  text: string;
  label?: string;
  /** Title of the dialog. */
  title: string;
  /** Text of the button that confirms, and while the call is under way. */
  confirm: readonly [string, string];
  run: () => Promise<WorkshopAnswer<Output>>;
  onDone: (output: Output) => void;
  /** What is lost. */
  children: ReactNode;
};

/** An action that nothing takes back: its dialog says what is lost before it is done. */
export function ConfirmedAction<Output>({ text, label, title, confirm, run, onDone, children }: Props<Output>) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const toggle = (isShown: boolean) => {
    setFailure(undefined);
    setIsOpen(isShown);
  };
  const act = async () => {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    const answer = await run();
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.message);
    setIsOpen(false);
    onDone(answer.data);
  };
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => toggle(true)}>
        {text}
      </Button>
      <FormDialog title={title} isOpen={isOpen} isLocked={isSending} onClose={() => toggle(false)}>
        {isOpen && (
          <div className={styles.content}>
            {children}
            {failure && <Notice kind="error" title={failure} />}
            <div className={styles.actions}>
              <Button aria-disabled={isSending || undefined} onClick={() => void act()}>
                {confirm[isSending ? 1 : 0]}
              </Button>
              <Button variant="secondary" onClick={() => toggle(false)}>
                Annuler
              </Button>
            </div>
          </div>
        )}
      </FormDialog>
    </>
  );
}
