import { ArrowDown, ArrowUp, Copy, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copyPart, movePart, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { titleOf } from '../../model/editor-words';
import { moveByOne, parentsFor } from '../../model/draft-commands';
import { useEditor } from '../../model/use-editor-session';
import { DraftChoice, IconButton } from './controls';
import styles from '../workshop.module.css';

type PartActionsProps = { part: TreeNode; isSmall?: boolean };

/** Moves, copies and removes a part. Both steps stay where they are. */
export function PartActions({ part, isSmall = false }: PartActionsProps) {
  const session = useEditor();
  const [isMoving, setIsMoving] = useState(false);
  if (part.type === 'step') return null;
  const name = `«\u202F${titleOf(part)}\u202F»`;
  const move = (by: 1 | -1) =>
    session.edit(() => {
      const place = moveByOne(session.doc, part.id, by);
      session.announce(place ?? `${name} est déjà ${by < 0 ? 'tout en haut' : 'tout en bas'}.`);
    });
  const copy = () =>
    session.edit(() => {
      const id = copyPart(session.doc, part.id);
      if (id) session.select(id);
    }, `${name}\u202F: copie ajoutée juste après.`);
  return (
    <div className={styles.tools}>
      <IconButton label={`Monter ${name}`} icon={<ArrowUp />} onClick={() => move(-1)} />
      <IconButton label={`Descendre ${name}`} icon={<ArrowDown />} onClick={() => move(1)} />
      {!isSmall && (
        <IconButton label={`Déplacer ${name} vers…`} icon={<FolderInput />} onClick={() => setIsMoving(true)} />
      )}
      {!isSmall && <IconButton label={`Copier ${name}`} icon={<Copy />} onClick={copy} />}
      <IconButton label={`Retirer ${name}`} icon={<Trash2 />} onClick={() => session.remove(part)} />
      {isMoving && <MoveDialog part={part} onClose={() => setIsMoving(false)} />}
    </div>
  );
}

type MoveDialogProps = { part: TreeNode; onClose: () => void };

const PARENT_LABELS: Readonly<Record<string, string>> = {
  section: 'Étape',
  field: 'Section',
  opening: 'Poste',
};
const FIRST = '';

/** « Déplacer vers… »: any place that a part may have, from two lists. */
function MoveDialog({ part, onClose }: MoveDialogProps) {
  const session = useEditor();
  const parents = parentsFor(session, part);
  const [parent, setParent] = useState(parentOf(part.node) ?? '');
  const siblings = siblingsOf(session.doc, part.type, parent || undefined).filter(({ id }) => id !== part.id);
  const [after, setAfter] = useState(FIRST);
  const move = () => {
    session.edit(
      () => movePart(session.doc, part.id, { parent: parent || undefined, after: after || undefined }),
      `«\u202F${titleOf(part)}\u202F» est déplacé.`,
    );
    onClose();
  };
  const change = (id: string) => {
    setParent(id);
    setAfter(FIRST);
  };
  return (
    <FormDialog title={`Déplacer «\u202F${titleOf(part)}\u202F»`} isOpen onClose={onClose}>
      <div className={styles.stack}>
        {parents.length > 0 && (
          <DraftChoice
            label={PARENT_LABELS[part.type] ?? 'Dans'}
            value={parent}
            choices={parents.map(({ id, title }) => [id, title] as const)}
            onChange={change}
          />
        )}
        <DraftChoice
          label="Place"
          value={after}
          choices={[
            [FIRST, 'En premier'],
            ...siblings.map((one) => [one.id, `Après «\u202F${titleOf(one)}\u202F»`] as const),
          ]}
          onChange={setAfter}
        />
        <div>
          <Button onClick={move}>Déplacer</Button>
        </div>
      </div>
    </FormDialog>
  );
}
