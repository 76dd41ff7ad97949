import { useState } from 'react';
import { ArrowDown, ArrowUp, Copy, FolderInput, Trash2 } from 'lucide-react';
import { copyPart } from '@vipp/shared/lib/workshop/draft-edits';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { moveByOne } from '../../model/move-part';
import { useEditor } from './editor-context';
import { IconButton } from './icon-button';
import { MoveDialog } from './move-dialog';
import styles from './part-actions.module.css';

type Props = { part: TreeNode; isSmall?: boolean };

/** Moves, copies and removes a part. Both steps stay where they are. */
export function PartActions({ part, isSmall = false }: Props) {
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
      if (id && !isSmall) session.select(id);
    }, `${name}\u202F: copie ajoutée juste après.`);
  return (
    <div className={styles.actions}>
      <IconButton label={`Monter ${name}`} icon={<ArrowUp />} action="up" onClick={() => move(-1)} />
      <IconButton label={`Descendre ${name}`} icon={<ArrowDown />} action="down" onClick={() => move(1)} />
      {!isSmall && (
        <IconButton label={`Déplacer ${name} vers…`} icon={<FolderInput />} onClick={() => setIsMoving(true)} />
      )}
      {!isSmall && <IconButton label={`Copier ${name}`} icon={<Copy />} onClick={copy} />}
      <IconButton label={`Retirer ${name}`} icon={<Trash2 />} onClick={() => session.remove(part)} />
      {isMoving && <MoveDialog part={part} onClose={() => setIsMoving(false)} />}
    </div>
  );
}
