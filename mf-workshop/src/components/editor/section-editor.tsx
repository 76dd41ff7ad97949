import { Plus } from 'lucide-react';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, textOf, type TextName, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addQuestion } from '../../model/draft-commands';
import { AddButton } from './editor-buttons';
import { DraftCheck, DraftText, DraftValue, TechnicalSettings, toNumber } from './draft-controls';
import { useDraftView, useEditor } from './editor-context';

/** Texts of a section that repeats, and what they are until a recruiter changes them. */
const BLOCK_TEXTS: readonly (readonly [TextName, string, string])[] = [
  ['itemTitle', 'Titre d’un bloc ({n} est son numéro)', 'Bloc {n}'],
  ['add', 'Bouton pour ajouter un bloc', 'Ajouter un bloc'],
  ['remove', 'Bouton pour retirer un bloc', 'Retirer ce bloc'],
  ['tooMany', 'Message s’il y a trop de blocs', 'Vous ne pouvez pas en ajouter davantage.'],
  ['empty', 'Texte sans aucun bloc', 'Aucune réponse indiquée.'],
];

function BlockTexts({ part }: { part: TreeNode }) {
  const session = useEditor();
  return (
    <>
      <DraftValue
        label="Nombre maximal de blocs"
        kind="number"
        min={1}
        max={9}
        value={propertyOf(part.node, 'max')}
        onChange={(typed) => {
          const max = toNumber(typed);
          if (max !== undefined) session.edit(() => setFields(session.doc, part.id, { max }));
        }}
      />
      {BLOCK_TEXTS.map(([name, label]) => (
        <DraftText key={name} part={part} name={name} label={label} maxLength={200} />
      ))}
    </>
  );
}

export function SectionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const { names } = useDraftView();
  const isRepeated = propertyOf(part.node, 'isRepeated') ?? false;
  const repeat = (isOn: boolean) =>
    session.edit(() => {
      setFields(session.doc, part.id, { isRepeated: isOn || undefined, max: propertyOf(part.node, 'max') ?? 5 });
      if (!isOn) return;
      for (const [name, , text] of BLOCK_TEXTS)
        if (textOf(part.node, name) === '') setFields(session.doc, part.id, { [name]: text });
    });
  const add = () => addQuestion(session.doc, { parent: part.id, after: part.children.at(-1)?.id });
  return (
    <>
      <DraftText part={part} name="title" label="Titre de la section" maxLength={200} />
      <DraftText
        part={part}
        name="intro"
        label="Texte sous le titre"
        hint="Un paragraphe par ligne."
        isLong
        maxLength={2_000}
      />
      <DraftCheck
        label="Les candidats répondent plusieurs fois à ces questions, une fois par bloc"
        isChecked={isRepeated}
        onChange={repeat}
      />
      {isRepeated && <BlockTexts part={part} />}
      <AddButton icon={<Plus />} announcement="Question ajoutée à la fin de la section." add={add}>
        Ajouter une question
      </AddButton>
      <TechnicalSettings>
        <DraftValue
          label="Nom technique de la section"
          kind="text"
          value={names.sections.get(part.id)}
          onChange={(name) => session.edit(() => setFields(session.doc, part.id, { name: name.trim() || undefined }))}
        />
      </TechnicalSettings>
    </>
  );
}
