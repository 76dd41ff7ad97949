import { TriangleAlert } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { addOption, addPosition, addSection, questionNamed } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-words';
import { useEditor } from '../../model/use-editor-session';
import { AddButton } from './controls';
import pageStyles from '../workshop.module.css';
import styles from './editor.module.css';

/** The form as an outline: steps, sections and questions, then positions and openings. */
export function DraftOutline() {
  const { doc, steps, positions } = useEditor();
  const addCountry = () => {
    const question = questionNamed(doc, 'pays');
    if (question) addOption(doc, question.id);
    return question?.id;
  };
  return (
    <div className={pageStyles.stack}>
      <h2>Plan</h2>
      <OutlineList parts={steps} isNumbered />
      <h3>Postes et offres</h3>
      <OutlineList parts={positions} />
      <div>
        <AddButton announcement="Poste ajouté." add={() => addPosition(doc)}>
          Ajouter un poste
        </AddButton>
        <AddButton announcement="Pays ajouté à la fin de la liste." focus="last-option" add={addCountry}>
          Ajouter un pays
        </AddButton>
      </div>
    </div>
  );
}

/** Choices are edited at their question, and so are no rows. */
function OutlineList({ parts, isNumbered = false }: { parts: readonly TreeNode[]; isNumbered?: boolean }) {
  const { doc } = useEditor();
  return (
    <ul className={styles.list} role="list">
      {parts.map((part, index) => (
        <li key={part.id}>
          <OutlineRow part={part} prefix={isNumbered ? `Étape ${index + 1}\u202F: ` : ''} />
          {part.type !== 'field' && part.children.length > 0 && <OutlineList parts={part.children} />}
          {part.type === 'step' && (
            <AddButton
              announcement="Section ajoutée."
              add={() => addSection(doc, { parent: part.id, after: part.children.at(-1)?.id })}
            >
              Ajouter une section
            </AddButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A part in the outline, chosen with its button. */
function OutlineRow({ part, prefix }: { part: TreeNode; prefix: string }) {
  const { selected, problems, open } = useEditor();
  const { id, type } = part;
  const count = problems.filter(({ node }) => node === id).length;
  const words = `${count} point${count > 1 ? 's' : ''} à revoir`;
  return (
    <button
      className={classNames(styles.choose, styles[type])}
      type="button"
      aria-current={selected === id || undefined}
      data-outline-part={id}
      onClick={() => open(id)}
    >
      <span>
        {prefix}
        {titleOf(part)}
      </span>
      {count > 0 && (
        <span className={styles.count} title={words}>
          <TriangleAlert aria-hidden="true" />
          <VisuallyHidden>, {words}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
