import { Plus } from 'lucide-react';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addOpening, setPositionLabel } from '../../model/draft-commands';
import { AddButton } from './add-button';
import { DraftText } from './draft-text';
import { useEditor } from './editor-context';

export function PositionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  return (
    <>
      <DraftText
        part={part}
        name="label"
        label="Nom du poste"
        hint="Le choix de la question « Poste » le suit."
        maxLength={100}
        write={(label) => setPositionLabel(session.doc, part, label)}
      />
      <DraftText
        part={part}
        name="summary"
        label="Présentation du poste"
        hint="Deux ou trois phrases, pour les candidats et les sites d’emploi."
        isLong
        maxLength={2_000}
      />
      <AddButton icon={<Plus />} announcement="Offre ajoutée." add={() => addOpening(session.doc, part.id, new Date())}>
        Ajouter une offre
      </AddButton>
    </>
  );
}
