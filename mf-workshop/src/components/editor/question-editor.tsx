import { useState } from 'react';
import { Plus } from 'lucide-react';
import { KIND_WORDS } from '@vipp/shared/lib/application/kind-words';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, propertyOf, textOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addQuestion, setKind } from '../../model/draft-commands';
import type { Kind } from '../../model/editor-words';
import { AddButton } from './add-button';
import { ConditionEditor } from './condition-editor';
import { DraftCheck } from './draft-check';
import { DraftChoice } from './draft-choice';
import { DraftText } from './draft-text';
import { useEditor } from './editor-context';
import { OptionsEditor } from './options-editor';
import { QuestionTechnical } from './question-technical';
import { ReasonField } from './reason-field';
import { RuleEditor } from './rule-editor';
import { TypedSettings } from './typed-settings';

/** Until a recruiter writes another message. */
const REQUIRED = 'Cette réponse est obligatoire.';

function RequiredSetting({ part }: { part: TreeNode }) {
  const session = useEditor();
  const message = textOf(part.node, 'required');
  // The message may be blank for a moment, while another one is typed.
  const [isOn, setIsOn] = useState(message !== '');
  const isRequired = isOn || message !== '';
  const choose = (isChosen: boolean) => {
    setIsOn(isChosen);
    session.edit(() => setFields(session.doc, part.id, { required: isChosen ? REQUIRED : '' }));
  };
  return (
    <>
      <DraftCheck label="Réponse obligatoire" isChecked={isRequired} onChange={choose} />
      {isRequired && <DraftText part={part} name="required" label="Message si la réponse manque" isLong />}
    </>
  );
}

/** All that a question has, for every kind. */
export function QuestionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const kind = propertyOf(part.node, 'kind') ?? 'text';
  const hasOptions = kind === 'select' || kind === 'radio';
  const isHalf = propertyOf(part.node, 'width') === 'half';
  const add = () => addQuestion(session.doc, { parent: parentOf(part.node), after: part.id });
  return (
    <>
      <ReasonField part={part} />
      <DraftText part={part} name="label" label="Libellé" maxLength={200} />
      <DraftChoice
        label="Genre de réponse"
        value={kind}
        choices={Object.entries(KIND_WORDS)}
        onChange={(chosen) => session.edit(() => setKind(session.doc, part, chosen as Kind))}
      />
      {hasOptions && <OptionsEditor part={part} />}
      <DraftText part={part} name="hint" label="Aide" hint="Une phrase sous le libellé, facultative." isLong />
      <RequiredSetting key={part.id} part={part} />
      <RuleEditor part={part} kind={kind} />
      <ConditionEditor part={part} />
      <TypedSettings part={part} kind={kind} />
      <DraftCheck
        label="À côté d’une autre question sur un grand écran"
        isChecked={isHalf}
        onChange={(isOn) => session.edit(() => setFields(session.doc, part.id, { width: isOn ? 'half' : undefined }))}
      />
      <QuestionTechnical part={part} kind={kind} />
      <AddButton icon={<Plus />} announcement="Question ajoutée juste après." add={add}>
        Ajouter une question après celle-ci
      </AddButton>
    </>
  );
}
