import { QUESTION_KINDS, RULE_LIMITS, type RuleName } from '@vipp/shared/lib/application/question-kinds';
import { setAnswer, setCondition, setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { answersOf, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { answersFor, decidersFor } from '../../model/condition-choices';
import { setRule } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-session';
import { FIELD_WORDS, type Kind, RULE_WORDS } from '../../model/editor-words';
import { DraftCheck, DraftChoice, DraftFlag, DraftNumber, DraftText, Fieldset } from './draft-controls';
import { useDraftView, useEditor } from './editor-context';

type Props = { part: TreeNode; kind: Kind };

/** What an answer must be, with the message for other answers. */
export function RuleEditor({ part, kind }: Props) {
  const session = useEditor();
  const rule = propertyOf(part.node, 'rule') ?? '';
  const { rules: allowed, isRuled, has } = QUESTION_KINDS[kind];
  if (allowed.length === 0 && rule === '') return null;
  const anything = has.includes('options') ? 'Autant de choix que voulu' : 'Tout ce qui est écrit';
  const none = isRuled ? [] : [['', anything] as const];
  return (
    <Fieldset legend="Réponse acceptée">
      <DraftChoice
        label={FIELD_WORDS.rule}
        value={rule}
        choices={[...none, ...allowed.map((name) => [name, RULE_WORDS[name]] as const)]}
        onChange={(name) => session.edit(() => setRule(session.doc, part, (name || undefined) as RuleName | undefined))}
      />
      {rule !== '' && RULE_LIMITS[rule] && (
        <>
          <DraftNumber part={part} name="min" limits={[0]} />
          <DraftNumber part={part} name="max" limits={[0]} />
        </>
      )}
      {rule === 'number' && <DraftFlag part={part} name="decimals" />}
      {rule === 'items' && <DraftNumber part={part} name="count" limits={[0]} />}
      {rule !== '' && <DraftText part={part} name="ruleMessage" isLong />}
    </Fieldset>
  );
}

const ALWAYS = '';

/** « Posée seulement si… »: chosen from lists, never written. */
export function ConditionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const view = useDraftView();
  const chosen = propertyOf(part.node, 'whenField') ?? ALWAYS;
  const deciders = decidersFor(view, part);
  const isNot = propertyOf(part.node, 'whenIsNot') ?? false;
  const named = answersOf(part.node);
  const decider = view.parts.get(chosen);
  const isOfSeveral = decider && propertyOf(decider.node, 'kind') === 'choices';
  if (deciders.length === 0 && chosen === ALWAYS) return null;
  const choose = (id: string) => session.edit(() => setCondition(session.doc, part.id, id || undefined));
  const gone = decider || chosen === ALWAYS ? [] : [[chosen, 'Une question retirée'] as const];
  return (
    <Fieldset legend="Posée seulement si…">
      <DraftChoice
        label={FIELD_WORDS.whenField}
        value={chosen}
        choices={[[ALWAYS, 'Toujours posée'], ...gone, ...deciders.map((one) => [one.id, titleOf(one)] as const)]}
        onChange={choose}
      />
      {chosen !== ALWAYS && (
        <DraftChoice
          label="La réponse"
          value={isNot ? 'isNot' : 'is'}
          choices={[
            ['is', isOfSeveral ? 'comprend l’une de celles-ci' : 'est l’une de celles-ci'],
            ['isNot', isOfSeveral ? 'ne comprend aucune de celles-ci' : 'n’est aucune de celles-ci'],
          ]}
          onChange={(value) => session.edit(() => setFields(session.doc, part.id, { whenIsNot: value === 'isNot' }))}
        />
      )}
      {chosen !== ALWAYS &&
        answersFor(decider, named).map(({ reference, text }) => (
          <DraftCheck
            key={reference}
            label={text}
            isChecked={named.includes(reference)}
            onChange={(isOn) => session.edit(() => setAnswer(session.doc, part.id, reference, isOn))}
          />
        ))}
    </Fieldset>
  );
}
