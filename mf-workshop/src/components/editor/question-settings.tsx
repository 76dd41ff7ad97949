import { AUTOCOMPLETE } from '@vipp/shared/contract/application/definition-schema';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { AUTOCOMPLETE_WORDS, FIELD_WORDS, type Kind } from '../../model/editor-words';
import { DraftChoice, DraftFlag, DraftNumber } from './draft-controls';
import { useSetFields } from './editor-context';

type TypedSettingsProps = { part: TreeNode; kind: Kind };

/** Length, keyboard and autofill of questions whose answer is typed. */
export function TypedSettings({ part, kind }: TypedSettingsProps) {
  const set = useSetFields(part);
  const { has } = QUESTION_KINDS[kind];
  if (!has.includes('maxLength')) return null;
  return (
    <>
      <DraftNumber part={part} name="maxLength" limits={[1, 10_000]} hint="200 si vous laissez vide." isOptional />
      {has.includes('rows') && <DraftNumber part={part} name="rows" limits={[1, 30]} isOptional />}
      {has.includes('autocomplete') && (
        <DraftChoice
          label={FIELD_WORDS.autocomplete}
          value={propertyOf(part.node, 'autocomplete') ?? 'off'}
          choices={AUTOCOMPLETE.map((token) => [token, AUTOCOMPLETE_WORDS[token] ?? token] as const)}
          hint="Ce que le navigateur peut proposer parmi les données du candidat."
          onChange={(autocomplete) => set({ autocomplete })}
        />
      )}
      {kind === 'text' && <DraftFlag part={part} name="inputMode" on="numeric" />}
    </>
  );
}
