import { setFields, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, type Properties, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { FEED_WORDS, type Kind } from '../../model/editor-words';
import { DraftChoice } from './draft-choice';
import { DraftValue } from './draft-value';
import { useDraftView, useEditor } from './editor-context';
import { TechnicalSettings } from './technical-settings';

type FeedName = NonNullable<Properties['feed']>;
const BOX_FEEDS: readonly FeedName[] = ['flag', 'presence', 'receptionDay'];
const TEXT_FEEDS: readonly FeedName[] = ['key', 'text', 'end'];

type Props = { part: TreeNode; kind: Kind };

/** Names that other systems know a question by; of a new question they follow its label. */
export function QuestionTechnical({ part, kind }: Props) {
  const session = useEditor();
  const { names } = useDraftView();
  const set = (changes: Parameters<typeof setFields>[2]) =>
    session.edit(() => setFields(session.doc, part.id, changes));
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
        label="Nom technique"
        kind="text"
        value={names.fields.get(part.id)}
        hint="Il suit le libellé tant que vous ne le changez pas."
        onChange={(name) => set({ name: name.trim() || undefined })}
      />
      <DraftChoice
        label="Ce qui est envoyé"
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
          label="Question où commence la durée"
          value={propertyOf(part.node, 'start') ?? ''}
          choices={days.map((one) => [one.id, titleOf(one)] as const)}
          onChange={(start) => set({ start })}
        />
      )}
    </TechnicalSettings>
  );
}
