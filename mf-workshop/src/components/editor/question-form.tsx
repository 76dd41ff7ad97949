/** What may be changed in a question. */
import { useState } from 'react';
import { QUESTION_KINDS, RULE_LIMITS, type RuleName } from '@vipp/shared/lib/application/question-kinds';
import type { NodeId } from '@vipp/shared/lib/workshop/draft-document';
import {
  answersOf,
  conditionParts,
  parentOf,
  propertyOf,
  textOf,
  type TreeNode,
} from '@vipp/shared/lib/workshop/draft-nodes';
import { FIELD_WORDS, type Kind, LAWFUL, REQUIRED, RULES } from '../../model/editor-words';
import {
  addOption,
  addQuestion,
  answersFor,
  decidersFor,
  setDecider,
  setKind,
  setRule,
} from '../../model/draft-commands';
import { useEditor } from '../../model/use-editor-session';
import pageStyles from '../workshop.module.css';
import { AddButton, DraftCheck, DraftChoice, DraftFlag, DraftText, DraftValue, Fieldset } from './controls';
import { PartActions } from './part-actions';
import styles from './editor.module.css';

type Props = { part: TreeNode };

function RequiredSetting({ part }: Props) {
  const { set } = useEditor();
  const message = textOf(part.node, 'required');
  // The message may be blank for a moment, while another one is typed.
  const [isOn, setIsOn] = useState(message !== '');
  const isRequired = isOn || message !== '';
  const choose = (isChosen: boolean) => {
    setIsOn(isChosen);
    set(part, { required: isChosen ? REQUIRED : '' });
  };
  return (
    <>
      <DraftCheck label="Réponse obligatoire" isChecked={isRequired} onChange={choose} />
      {isRequired && <DraftText part={part} name="required" isLong />}
    </>
  );
}

/** The choices of a list, in the order in which candidates read them. */
function OptionsEditor({ part }: Props) {
  const { doc } = useEditor();
  const add = () => {
    addOption(doc, part.id);
    return part.id;
  };
  return (
    <Fieldset legend="Choix">
      <ol className={pageStyles.stack} role="list" data-options="">
        {part.children.map((option, index) => (
          <li key={option.id} className={styles.option}>
            <DraftText part={option} name="label" label={`Choix ${index + 1}`} maxLength={200} />
            <PartActions part={option} />
          </li>
        ))}
      </ol>
      <AddButton announcement="Choix ajouté à la fin." focus="last-option" add={add}>
        Ajouter un choix
      </AddButton>
    </Fieldset>
  );
}

/** What an answer must be, with the message for other answers. */
function RuleEditor({ part, kind }: Props & { kind: Kind }) {
  const { doc, edit } = useEditor();
  const rule = propertyOf(part.node, 'rule') ?? '';
  const { rules: allowed, isRuled, has } = QUESTION_KINDS[kind];
  if (allowed.length === 0 && rule === '') return null;
  const choices = allowed.map((one) => [one, RULES[one].words] as const);
  const anything = has.includes('options') ? 'Autant de choix que voulu' : 'Tout ce qui est écrit';
  return (
    <Fieldset legend="Réponse acceptée">
      <DraftChoice
        label={FIELD_WORDS.rule}
        value={rule}
        choices={isRuled ? choices : [['', anything], ...choices]}
        onChange={(name) => edit(() => setRule(doc, part, (name || undefined) as RuleName | undefined))}
      />
      {rule !== '' && RULE_LIMITS[rule] && (
        <>
          <DraftValue part={part} name="min" limits={[0]} />
          <DraftValue part={part} name="max" limits={[0]} />
        </>
      )}
      {rule === 'number' && <DraftFlag part={part} name="decimals" />}
      {rule === 'items' && <DraftValue part={part} name="count" limits={[0]} />}
      {rule !== '' && <DraftText part={part} name="ruleMessage" isLong />}
    </Fieldset>
  );
}

type ConditionProps = Props & {
  /** Absent of the condition that may be added. */
  condition: TreeNode | undefined;
  number: number;
  deciders: readonly (readonly [NodeId, string])[];
};

function ConditionEditor({ part, condition, number, deciders }: ConditionProps) {
  const { doc, edit, set, parts } = useEditor();
  const chosen = (condition && propertyOf(condition.node, 'whenField')) ?? '';
  const decider = parts.get(chosen);
  const named = condition ? answersOf(condition.node) : [];
  const isOfSeveral = decider && propertyOf(decider.node, 'kind') === 'choices';
  const gone = decider || !condition ? [] : [[chosen, 'Une question retirée'] as const];
  return (
    <div className={pageStyles.stack} role="group" aria-label={`Condition ${number}`}>
      <DraftChoice
        label={number === 1 ? FIELD_WORDS.whenField : 'Autre question dont cela dépend aussi'}
        value={chosen}
        choices={[['', number === 1 ? 'Toujours posée' : 'Aucune autre condition'], ...gone, ...deciders]}
        onChange={(id) => edit(() => setDecider(doc, part, condition, id))}
      />
      {condition && (
        <>
          <DraftChoice
            label="La réponse"
            value={propertyOf(condition.node, 'whenIsNot') ? 'isNot' : 'is'}
            choices={[
              ['is', isOfSeveral ? 'comprend l’une de celles-ci' : 'est l’une de celles-ci'],
              ['isNot', isOfSeveral ? 'ne comprend aucune de celles-ci' : 'n’est aucune de celles-ci'],
            ]}
            onChange={(value) => set(condition, { whenIsNot: value === 'isNot' })}
          />
          {[...answersFor(decider, named)].map(([reference, text]) => (
            <DraftCheck
              key={reference}
              label={text}
              isChecked={named.includes(reference)}
              onChange={(isOn) => {
                const others = named.filter((one) => one !== reference);
                set(condition, { answers: isOn ? [...others, reference] : others });
              }}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** « Posée seulement si… »: chosen from lists, never written. The last list adds a condition. */
function ConditionsEditor({ part }: Props) {
  const { steps } = useEditor();
  const deciders = decidersFor({ steps }, part);
  const conditions = conditionParts(part);
  if (deciders.length === 0 && conditions.length === 0) return null;
  return (
    <Fieldset legend="Posée seulement si…">
      {[...conditions, undefined].map((condition, index) => (
        // By its place: a choice may add or remove a condition, and the list must keep the focus.
        <ConditionEditor key={index} part={part} condition={condition} number={index + 1} deciders={deciders} />
      ))}
    </Fieldset>
  );
}

export function QuestionForm({ part }: Props) {
  const { doc, edit } = useEditor();
  const kind = propertyOf(part.node, 'kind') ?? 'text';
  const { has } = QUESTION_KINDS[kind];
  const add = () => addQuestion(doc, { parent: parentOf(part.node), after: part.id });
  return (
    <>
      <DraftText part={part} name="label" hint={LAWFUL} maxLength={200} />
      <DraftChoice
        label={FIELD_WORDS.kind}
        value={kind}
        choices={Object.entries(QUESTION_KINDS).map(([one, { words }]) => [one, words])}
        onChange={(chosen) => edit(() => setKind(doc, part, chosen as Kind))}
      />
      {has.includes('options') && <OptionsEditor part={part} />}
      <DraftText part={part} name="hint" hint="Une phrase sous le libellé, facultative." isLong />
      <RequiredSetting part={part} />
      <RuleEditor part={part} kind={kind} />
      <ConditionsEditor part={part} />
      {has.includes('maxLength') && (
        <DraftValue part={part} name="maxLength" limits={[1, 10_000]} hint="200 si vous laissez vide." isOptional />
      )}
      <DraftFlag part={part} name="width" on="half" />
      <AddButton announcement="Question ajoutée juste après." add={add}>
        Ajouter une question après celle-ci
      </AddButton>
    </>
  );
}
