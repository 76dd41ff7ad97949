import { setAnswer, setCondition, setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { answersOf, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { answersFor, decidersFor } from '../../model/condition-choices';
import { DraftCheck } from './draft-check';
import { DraftChoice } from './draft-choice';
import { useDraftView, useEditor } from './editor-context';
import { Fieldset } from './fieldset';

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
  if (deciders.length === 0 && chosen === ALWAYS) return null;
  const choose = (id: string) => session.edit(() => setCondition(session.doc, part.id, id || undefined));
  const gone = decider || chosen === ALWAYS ? [] : [[chosen, 'Une question retirée'] as const];
  return (
    <Fieldset legend="Posée seulement si…">
      <DraftChoice
        label="Question dont cela dépend"
        value={chosen}
        choices={[[ALWAYS, 'Toujours posée'], ...gone, ...deciders.map((one) => [one.id, titleOf(one)] as const)]}
        onChange={choose}
      />
      {chosen !== ALWAYS && (
        <DraftChoice
          label="La réponse"
          value={isNot ? 'isNot' : 'is'}
          choices={[
            ['is', 'est l’une de celles-ci'],
            ['isNot', 'n’est aucune de celles-ci'],
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
