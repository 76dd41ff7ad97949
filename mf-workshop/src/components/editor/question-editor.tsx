import { useState } from 'react';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { parentOf, propertyOf, textOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addOption, addQuestion, setKind } from '../../model/draft-commands';
import { FIELD_WORDS, type Kind } from '../../model/editor-words';
import { DraftCheck, DraftChoice, DraftFlag, DraftText, Fieldset } from './draft-controls';
import { AddButton } from './editor-buttons';
import { useDraftView, useEditor, useSetFields } from './editor-context';
import { PartActions } from './part-actions';
import { ConditionEditor, RuleEditor } from './question-rules';
import { TypedSettings } from './question-settings';
import styles from './question-editor.module.css';

/** Until a recruiter writes another message. */
const REQUIRED = 'Cette réponse est obligatoire.';

function RequiredSetting({ part }: { part: TreeNode }) {
  const set = useSetFields(part);
  const message = textOf(part.node, 'required');
  // The message may be blank for a moment, while another one is typed.
  const [isOn, setIsOn] = useState(message !== '');
  const isRequired = isOn || message !== '';
  const choose = (isChosen: boolean) => {
    setIsOn(isChosen);
    set({ required: isChosen ? REQUIRED : '' });
  };
  return (
    <>
      <DraftCheck label="Réponse obligatoire" isChecked={isRequired} onChange={choose} />
      {isRequired && <DraftText part={part} name="required" isLong />}
    </>
  );
}

/** All that a question has, for every kind. */
export function QuestionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const kind = propertyOf(part.node, 'kind') ?? 'text';
  const { has } = QUESTION_KINDS[kind];
  const add = () => addQuestion(session.doc, { parent: parentOf(part.node), after: part.id });
  return (
    <>
      <ReasonField part={part} />
      <DraftText part={part} name="label" maxLength={200} />
      <DraftChoice
        label={FIELD_WORDS.kind}
        value={kind}
        choices={Object.entries(QUESTION_KINDS).map(([one, { words }]) => [one, words] as const)}
        onChange={(chosen) => session.edit(() => setKind(session.doc, part, chosen as Kind))}
      />
      {has.includes('options') && <OptionsEditor part={part} />}
      <DraftText part={part} name="hint" hint="Une phrase sous le libellé, facultative." isLong />
      <RequiredSetting key={part.id} part={part} />
      <RuleEditor part={part} kind={kind} />
      <ConditionEditor part={part} />
      <TypedSettings part={part} kind={kind} />
      <DraftFlag part={part} name="width" on="half" />
      <AddButton announcement="Question ajoutée juste après." add={add}>
        Ajouter une question après celle-ci
      </AddButton>
    </>
  );
}

/** Warns of a question that the law forbids or that needs a reason, which the draft then contains. */
function ReasonField({ part }: { part: TreeNode }) {
  const { warnings } = useDraftView();
  const own = warnings.filter(({ node }) => node === part.id);
  if (own.length === 0) return null;
  return (
    <div className={styles.warning}>
      {own.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <DraftText
        part={part}
        name="reason"
        hint="Cette raison est gardée avec la version du formulaire. Les candidats ne la voient pas."
        isLong
      />
    </div>
  );
}

/** The choices of a list, in the order in which candidates read them. */
function OptionsEditor({ part }: { part: TreeNode }) {
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
      <AddButton announcement="Choix ajouté à la fin." focus="last-option" add={add}>
        Ajouter un choix
      </AddButton>
    </Fieldset>
  );
}
