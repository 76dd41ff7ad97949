import { useRef, useState } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { useNavigate } from '@vipp/shared/stores/router';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { PublishSteps } from './publish-steps';

type Props = {
  draft: string;
  definition: ApplicationDefinition;
  /** The version that the draft was made from. */
  basedOn: number;
  /** Number of the last update that `definition` has. */
  last: number;
  /** Whether the service has all changes of this browser. */
  isSaved: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Called with true when it is published, and with false where that was refused: a draft that was published exists no more. */
  onHold: (isHeld: boolean) => void;
};

/** Publishes a draft, after what changes for candidates was read. */
export function PublishDialog({ isOpen, onClose, onHold, ...draft }: Props) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const isDone = useRef(false);
  const setSending = (next: boolean) => {
    setIsSending(next);
    if (!isDone.current) onHold(next);
  };
  const setPublished = () => {
    isDone.current = true;
    setIsPublished(true);
  };
  const close = () => {
    onClose();
    // A draft that was published is a version: there is nothing left to edit.
    if (isPublished) void navigate(WORKSHOP_PATHS.forms);
  };
  return (
    <FormDialog title="Publier ce brouillon" isOpen={isOpen} isLocked={isSending} onClose={close}>
      {isOpen && <PublishSteps {...draft} onSending={setSending} onPublished={setPublished} />}
    </FormDialog>
  );
}
