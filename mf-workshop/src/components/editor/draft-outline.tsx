import { GripVertical, TriangleAlert, User } from 'lucide-react';
import type { Presence } from '@vipp/shared/contract/workshop/draft-calls';
import { classNames } from '@vipp/shared/lib/class-names';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { addOption, addPosition, addSection, questionNamed } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-session';
import { AddButton } from './editor-buttons';
import { useDraftView, useEditor } from './editor-context';
import { type PartDrag, usePartDrag } from './use-part-drag';
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
    <AddButton announcement="Section ajoutée." add={add}>
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
    <AddButton announcement="Pays ajouté à la fin de la liste." focus="last-option" add={add}>
      Ajouter un pays
    </AddButton>
  );
}

type DraftOutlineProps = { others: readonly Presence[] };

/** The form as an outline: steps, sections and questions, then positions and openings. */
export function DraftOutline({ others }: DraftOutlineProps) {
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
        <AddButton announcement="Poste ajouté." add={() => addPosition(session.doc)}>
          Ajouter un poste
        </AddButton>
        <AddCountry />
      </div>
    </div>
  );
}

const countWords = (count: number): string => `${count} point${count > 1 ? 's' : ''} à revoir`;

type OutlineRowProps = { part: TreeNode; drag: PartDrag; others: readonly string[]; prefix?: string };

/** A part in the outline: chosen with its button, moved with its handle. */
function OutlineRow({ part, drag, others, prefix }: OutlineRowProps) {
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
