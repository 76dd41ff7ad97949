import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-words';
import { moveByOne } from '../../model/draft-commands';
import { useEditor } from '../../model/use-editor-session';
import { IconButton } from './controls';
import styles from '../workshop.module.css';

/** Moves and removes a part. Both steps stay where they are. */
export function PartActions({ part }: { part: TreeNode }) {
  const session = useEditor();
  if (part.type === 'step') return null;
  const name = `«\u202F${titleOf(part)}\u202F»`;
  const move = (by: 1 | -1) =>
    session.edit(() => {
      const place = moveByOne(session.doc, part.id, by);
      session.announce(place ?? `${name} est déjà ${by < 0 ? 'tout en haut' : 'tout en bas'}.`);
    });
  return (
    <div className={styles.tools}>
      <IconButton label={`Monter ${name}`} icon={<ArrowUp />} onClick={() => move(-1)} />
      <IconButton label={`Descendre ${name}`} icon={<ArrowDown />} onClick={() => move(1)} />
      <IconButton label={`Retirer ${name}`} icon={<Trash2 />} onClick={() => session.remove(part)} />
    </div>
  );
}
