import { Plus } from 'lucide-react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addOption } from '../../model/draft-commands';
import { AddButton } from './add-button';
import { DraftText } from './draft-text';
import { useEditor } from './editor-context';
import { Fieldset } from './fieldset';
import { PartActions } from './part-actions';
import styles from './options-editor.module.css';

/** The choices of a list, in the order in which candidates read them. */
export function OptionsEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const add = () => {
    addOption(session.doc, part.id);
    return part.id;
  };
  return (
    <Fieldset legend="Choix">
      <ol className={styles.options} role="list" data-options="">
        {part.children.map((option, index) => (
          <li key={option.id} className={styles.option}>
            <DraftText part={option} name="label" label={`Choix ${index + 1}`} maxLength={200} />
            <PartActions part={option} isSmall />
          </li>
        ))}
      </ol>
      <AddButton icon={<Plus />} announcement="Choix ajouté à la fin." focus="last-option" add={add}>
        Ajouter un choix
      </AddButton>
    </Fieldset>
  );
}
