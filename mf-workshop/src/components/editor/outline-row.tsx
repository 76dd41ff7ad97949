import { GripVertical, TriangleAlert, User } from 'lucide-react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { classNames } from '@vipp/shared/lib/class-names';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { titleOf } from '../../model/editor-session';
import { useDraftView, useEditor } from './editor-context';
import type { PartDrag } from './use-part-drag';
import styles from './outline-row.module.css';

const countWords = (count: number): string => `${count} point${count > 1 ? 's' : ''} à revoir`;

type Props = { part: TreeNode; drag: PartDrag; others: readonly string[]; prefix?: string };

/** A part in the outline: chosen with its button, moved with its handle. */
export function OutlineRow({ part, drag, others, prefix }: Props) {
  const session = useEditor();
  const view = useDraftView();
  const { id, type } = part;
  const count =
    view.problems.filter(({ node }) => node === id).length +
    view.warnings.filter(({ node, isExplained }) => node === id && !isExplained).length;
  const side = drag.drop?.over === id ? drag.drop.side : undefined;
  return (
    <div
      className={classNames(styles.row, side && styles[side], drag.dragged === id && styles.dragged)}
      data-outline-part={id}
      data-type={type}
    >
      {type !== 'step' && (
        <span className={styles.handle} aria-hidden="true" {...drag.handlersOf(part)}>
          <GripVertical />
        </span>
      )}
      <button
        className={classNames(styles.choose, styles[type])}
        type="button"
        aria-current={view.selected === id || undefined}
        onClick={() => session.open(id)}
      >
        <span>
          {prefix}
          {titleOf(part)}
        </span>
        {others.length > 0 && (
          <span className={styles.other} title={others.join(', ')}>
            <User aria-hidden="true" />
            <VisuallyHidden>({others.join(', ')} y travaille)</VisuallyHidden>
          </span>
        )}
        {count > 0 && (
          <span className={styles.count} title={countWords(count)}>
            <TriangleAlert aria-hidden="true" />
            <VisuallyHidden>, {countWords(count)}</VisuallyHidden>
          </span>
        )}
      </button>
    </div>
  );
}
