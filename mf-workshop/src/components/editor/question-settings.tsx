import { AUTOCOMPLETE } from '@vipp/shared/contract/application/definition-schema';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, type Properties, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { AUTOCOMPLETE_WORDS, FEED_WORDS, FIELD_WORDS, type Kind } from '../../model/editor-words';
import { DraftChoice, DraftFlag, DraftNumber, DraftValue, TechnicalSettings } from './draft-controls';
import { useDraftView, useEditor, useSetFields } from './editor-context';

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

type FeedName = NonNullable<Properties['feed']>;
const BOX_FEEDS: readonly FeedName[] = ['flag', 'presence', 'receptionDay'];
const TEXT_FEEDS: readonly FeedName[] = ['key', 'text', 'end'];

type QuestionTechnicalProps = { part: TreeNode; kind: Kind };

/** Names that other systems know a question by; of a new question they follow its label. */
export function QuestionTechnical({ part, kind }: QuestionTechnicalProps) {
  const session = useEditor();
  const { names } = useDraftView();
  const set = useSetFields(part);
  const isBox = kind === 'checkbox';
  const feeds = isBox ? BOX_FEEDS : kind === 'text' ? TEXT_FEEDS : TEXT_FEEDS.slice(0, 2);
  const feed = propertyOf(part.node, 'feed') ?? (isBox ? 'flag' : 'key');
  const days = siblingsOf(session.doc, 'field', parentOf(part.node)).filter(
    ({ node }) => propertyOf(node, 'kind') === 'date',
  );
  const toKeys = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);
  return (
    <TechnicalSettings>
      <DraftValue
        label={FIELD_WORDS.name}
        kind="text"
        value={names.fields.get(part.id)}
        hint="Il suit le libellé tant que vous ne le changez pas."
        onChange={(name) => set({ name: name.trim() || undefined })}
      />
      <DraftChoice
        label={FIELD_WORDS.feed}
        value={feed}
        choices={feeds.map((one) => [one, FEED_WORDS[one]] as const)}
        onChange={(chosen) => set({ feed: chosen as FeedName })}
      />
      <DraftValue
        label={feed === 'text' ? 'Clés d’envoi, séparées par des virgules' : 'Clé d’envoi'}
        kind="text"
        value={(names.keys.get(part.id) ?? []).join(', ')}
        onChange={(typed) => {
          const keys = toKeys(typed);
          set({ keys: keys.length > 0 ? keys : undefined });
        }}
      />
      {feed === 'end' && kind === 'text' && (
        <DraftChoice
          label={FIELD_WORDS.start}
          value={propertyOf(part.node, 'start') ?? ''}
          choices={days.map((one) => [one.id, titleOf(one)] as const)}
          onChange={(start) => set({ start })}
        />
      )}
    </TechnicalSettings>
  );
}
