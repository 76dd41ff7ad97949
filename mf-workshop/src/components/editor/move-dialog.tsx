import { useState } from 'react';
import { movePart, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { titleOf } from '../../model/editor-session';
import { parentsFor } from '../../model/move-part';
import { DraftChoice } from './draft-choice';
import { useDraftView, useEditor } from './editor-context';
import styles from './move-dialog.module.css';

type Props = { part: TreeNode; onClose: () => void };

const PARENT_LABELS: Readonly<Record<string, string>> = {
  section: 'Étape',
  field: 'Section',
  option: 'Question',
  opening: 'Poste',
};
const FIRST = '';

/** « Déplacer vers… »: any place that a part may have, from two lists. */
export function MoveDialog({ part, onClose }: Props) {
  const session = useEditor();
  const view = useDraftView();
  const parents = parentsFor(view, part);
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
      <div className={styles.choices}>
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
        <Button onClick={move}>Déplacer</Button>
      </div>
    </FormDialog>
  );
}
