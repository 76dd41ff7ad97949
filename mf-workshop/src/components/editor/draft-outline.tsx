import { TriangleAlert } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { addOption, addPosition, addSection, questionNamed } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-words';
import { AddButton, useDraftView, useEditor } from './controls';
import styles from './draft-outline.module.css';

type ListProps = { parts: readonly TreeNode[]; isNumbered?: boolean };

/** Choices are edited at their question, and so are no rows. */
function OutlineList({ parts, isNumbered = false }: ListProps) {
  return (
    <ul className={styles.list} role="list">
      {parts.map((part, index) => (
        <li key={part.id}>
          <OutlineRow part={part} {...(isNumbered && { prefix: `Étape ${index + 1}\u202F: ` })} />
          {part.type !== 'field' && part.children.length > 0 && <OutlineList parts={part.children} />}
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

/** The form as an outline: steps, sections and questions, then positions and openings. */
export function DraftOutline() {
  const session = useEditor();
  const view = useDraftView();
  return (
    <div className={styles.outline}>
      <h2 className={styles.heading}>Plan</h2>
      <OutlineList parts={view.steps} isNumbered />
      <h3 className={styles.title}>Postes et offres</h3>
      <OutlineList parts={view.positions} />
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

type OutlineRowProps = { part: TreeNode; prefix?: string };

/** A part in the outline, chosen with its button. */
function OutlineRow({ part, prefix }: OutlineRowProps) {
  const session = useEditor();
  const view = useDraftView();
  const { id, type } = part;
  const count =
    view.problems.filter(({ node }) => node === id).length +
    view.warnings.filter(({ node, isExplained }) => node === id && !isExplained).length;
  return (
    <button
      className={classNames(styles.choose, styles[type])}
      type="button"
      aria-current={view.selected === id || undefined}
      data-outline-part={id}
      onClick={() => session.open(id)}
    >
      <span>
        {prefix}
        {titleOf(part)}
      </span>
      {count > 0 && (
        <span className={styles.count} title={countWords(count)}>
          <TriangleAlert aria-hidden="true" />
          <VisuallyHidden>, {countWords(count)}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
