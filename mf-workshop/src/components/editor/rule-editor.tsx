import { RULES_OF } from '@vipp/shared/lib/application/definition-checks/check-fields';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { setRule } from '../../model/draft-commands';
import { RULE_LIMITS, RULE_WORDS, type Kind, type RuleName } from '../../model/editor-words';
import { DraftChoice } from './draft-choice';
import { DraftText } from './draft-text';
import { DraftValue, toNumber } from './draft-value';
import { useEditor } from './editor-context';
import { Fieldset } from './fieldset';

type NumberName = 'min' | 'max' | 'count';

function RuleNumber({ part, name, label }: { part: TreeNode; name: NumberName; label: string }) {
  const session = useEditor();
  return (
    <DraftValue
      label={label}
      kind="number"
      min={0}
      value={propertyOf(part.node, name)}
      onChange={(typed) => {
        const value = toNumber(typed);
        if (value !== undefined) session.edit(() => setFields(session.doc, part.id, { [name]: value }));
      }}
    />
  );
}

type Props = { part: TreeNode; kind: Kind };

/** What an answer must be, with the message for other answers. */
export function RuleEditor({ part, kind }: Props) {
  const session = useEditor();
  const rule = propertyOf(part.node, 'rule') ?? '';
  const allowed = RULES_OF[kind];
  if (allowed.length === 0 && rule === '') return null;
  const none = kind === 'date' ? [] : [['', 'Tout ce qui est écrit'] as const];
  return (
    <Fieldset legend="Réponse acceptée">
      <DraftChoice
        label="La réponse doit être"
        value={rule}
        choices={[...none, ...allowed.map((name) => [name, RULE_WORDS[name]] as const)]}
        onChange={(name) => session.edit(() => setRule(session.doc, part, (name || undefined) as RuleName | undefined))}
      />
      {rule !== '' && RULE_LIMITS[rule] && (
        <>
          <RuleNumber part={part} name="min" label="Minimum" />
          <RuleNumber part={part} name="max" label="Maximum" />
        </>
      )}
      {rule === 'items' && <RuleNumber part={part} name="count" label="Nombre de réponses" />}
      {rule !== '' && <DraftText part={part} name="ruleMessage" label="Message si la réponse ne convient pas" isLong />}
    </Fieldset>
  );
}
