import type { ReactNode } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import type { SyncState } from '../../model/draft-sync';
import { ConflictList } from './conflict-list';
import { useDraftView, useEditor } from './editor-context';
import { IconButton } from './icon-button';
import { ProblemList } from './problem-list';
import { SaveState } from './save-state';
import styles from './editor-bar.module.css';

type Props = { state: SyncState; children?: ReactNode };

/** Saving, undo and what remains to be done, above the editor. */
export function EditorBar({ state, children }: Props) {
  const session = useEditor();
  const { canUndo, canRedo, removed, announcement } = useDraftView();
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <SaveState saving={state.saving} others={state.others} />
        <div className={styles.actions}>
          <IconButton label="Annuler" icon={<Undo2 />} isDisabled={!canUndo} onClick={() => session.undo()} />
          <IconButton label="Rétablir" icon={<Redo2 />} isDisabled={!canRedo} onClick={() => session.redo()} />
          {children}
        </div>
      </div>
      {removed !== undefined && (
        <p className={styles.removed}>
          {removed} : retiré.{' '}
          <Button variant="quiet" onClick={() => session.undo()}>
            Annuler le retrait
          </Button>
        </p>
      )}
      <ConflictList conflicts={state.conflicts} />
      <ProblemList />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
