import { useId, useState } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { FieldsForm, type FieldsFormProps, type Texts } from './fields-form';

type Props<Output> = Omit<FieldsFormProps<Output>, 'id' | 'submit' | 'fields' | 'title'> & {
  /** Text of the button that opens the dialog; `label` names it where several have the same text. */
  text: string;
  /** Title of the dialog. */
  title: string;
  /** Text of the button that confirms, and while the call is under way. */
  confirm: readonly [string, string];
  /** What is asked in the dialog. */
  fields?: FieldsFormProps<Output>['fields'];
};

/** An action with a dialog before it: what is lost, or what has to be said for it. What is typed there stays until it is done. */
export function ConfirmedAction<Output>({
  text,
  label,
  title,
  confirm,
  fields = [],
  run,
  onDone,
  ...form
}: Props<Output>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** Whether the form is in the dialog: from its first opening until it is sent. */
  const [isBegun, setIsBegun] = useState(false);
  const runLocked = async (texts: Texts) => {
    setIsSending(true);
    const answer = await run(texts);
    setIsSending(false);
    return answer;
  };
  const close = () => setIsOpen(false);
  const open = () => {
    setIsBegun(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={open}>
        {text}
      </Button>
      <FormDialog title={title} isOpen={isOpen} isLocked={isSending} onClose={close}>
        {isBegun && (
          <FieldsForm
            {...form}
            id={id}
            fields={fields}
            submit={confirm}
            run={runLocked}
            onDone={(output, texts) => {
              close();
              setIsBegun(false);
              onDone(output, texts);
            }}
            actions={
              <Button variant="secondary" onClick={close}>
                Annuler
              </Button>
            }
          />
        )}
      </FormDialog>
    </>
  );
}
