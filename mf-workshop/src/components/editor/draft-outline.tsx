import { Plus } from 'lucide-react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import type { Presence } from '@vipp/shared/contract/workshop/draft-calls';
import { addOption, addPosition, addSection, questionNamed } from '../../model/draft-commands';
import { AddButton } from './add-button';
import { useDraftView, useEditor } from './editor-context';
import { OutlineRow } from './outline-row';
import { usePartDrag, type PartDrag } from './use-part-drag';
import styles from './draft-outline.module.css';

type ListProps = { parts: readonly TreeNode[]; drag: PartDrag; others: readonly Presence[]; isNumbered?: boolean };

/** Choices are edited at their question, and so are no rows. */
function OutlineList({ parts, drag, others, isNumbered = false }: ListProps) {
  return (
    <ul className={styles.list} role="list">
      {parts.map((part, index) => (
        <li key={part.id}>
          <OutlineRow
            part={part}
            drag={drag}
            others={others.filter(({ place }) => place === part.id).map(({ email }) => email)}
            {...(isNumbered && { prefix: `Étape ${index + 1}\u202F: ` })}
          />
          {part.type !== 'field' && part.children.length > 0 && (
            <OutlineList parts={part.children} drag={drag} others={others} />
          )}
          {part.type === 'step' && <AddSection step={part} />}
        </li>
      ))}
    </ul>
  );
}

function AddSection({ step }: { step: TreeNode }) {
  const session = useEditor();
  const add = () => addSection(session.doc, { parent: step.id, after: step.children.at(-1)?.id });
  return (
    <AddButton icon={<Plus />} announcement="Section ajoutée." add={add}>
      Ajouter une section
    </AddButton>
  );
}

function AddCountry() {
  const session = useEditor();
  const add = () => {
    const question = questionNamed(session.doc, 'pays');
    if (!question) return undefined;
    addOption(session.doc, question.id);
    return question.id;
  };
  return (
    <AddButton icon={<Plus />} announcement="Pays ajouté à la fin de la liste." focus="last-option" add={add}>
      Ajouter un pays
    </AddButton>
  );
}

type Props = { others: readonly Presence[] };

/** The form as an outline: steps, sections and questions, then positions and openings. */
export function DraftOutline({ others }: Props) {
  const session = useEditor();
  const view = useDraftView();
  const drag = usePartDrag();
  return (
    <div className={styles.outline}>
      <h2 className={styles.heading}>Plan</h2>
      <OutlineList parts={view.steps} drag={drag} others={others} isNumbered />
      <h3 className={styles.title}>Postes et offres</h3>
      <OutlineList parts={view.positions} drag={drag} others={others} />
      <div className={styles.adds}>
        <AddButton icon={<Plus />} announcement="Poste ajouté." add={() => addPosition(session.doc)}>
          Ajouter un poste
        </AddButton>
        <AddCountry />
      </div>
    </div>
  );
}
