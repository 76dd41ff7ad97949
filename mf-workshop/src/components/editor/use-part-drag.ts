/** Moving parts with a pointer, in the outline; the keyboard has buttons for the same. */
import { useState, type PointerEvent } from 'react';
import { movePart, siblingsOf, type Place } from '@vipp/shared/lib/workshop/draft-edits';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import { parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { parentsFor } from '../../model/move-part';
import { useDraftView, useEditor } from './editor-context';

type Drop = { over: NodeId; side: 'before' | 'after' | 'inside' };
type Drag = { part: TreeNode; drop: Drop | undefined };

/** The part of the outline under the pointer, and whether it is over its lower half. */
function partUnder({ clientX, clientY }: PointerEvent): { id: NodeId; isLower: boolean } | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-outline-part]');
  const id = row?.dataset['outlinePart'];
  if (!row || !id) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id, isLower: clientY > top + height / 2 };
}

export type PartDrag = {
  drop: Drop | undefined;
  dragged: NodeId | undefined;
  handlersOf: (part: TreeNode) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

export function usePartDrag(): PartDrag {
  const session = useEditor();
  const view = useDraftView();
  const [drag, setDrag] = useState<Drag>();

  const dropAt = (part: TreeNode, event: PointerEvent): Drop | undefined => {
    const under = partUnder(event);
    const over = under && view.parts.get(under.id);
    if (!over || over.id === part.id) return undefined;
    if (over.type === part.type) return { over: over.id, side: under.isLower ? 'after' : 'before' };
    return parentsFor(view, part).some(({ id }) => id === over.id) ? { over: over.id, side: 'inside' } : undefined;
  };
  const placeOf = (part: TreeNode, { over, side }: Drop): Place => {
    if (side === 'inside') return { parent: over, after: undefined };
    const sibling = view.parts.get(over);
    const parent = sibling && parentOf(sibling.node);
    const siblings = siblingsOf(session.doc, part.type, parent).filter(({ id }) => id !== part.id);
    const index = siblings.findIndex(({ id }) => id === over);
    return { parent, after: siblings[side === 'after' ? index : index - 1]?.id };
  };
  const finish = () => {
    if (drag?.drop) {
      const { part, drop } = drag;
      session.edit(
        () => movePart(session.doc, part.id, placeOf(part, drop)),
        `«\u202F${titleOf(part)}\u202F» est déplacé.`,
      );
    }
    setDrag(undefined);
  };
  return {
    drop: drag?.drop,
    dragged: drag?.part.id,
    handlersOf: (part) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ part, drop: undefined });
      },
      onPointerMove: (event) => {
        if (drag) setDrag({ part: drag.part, drop: dropAt(drag.part, event) });
      },
      onPointerUp: finish,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
