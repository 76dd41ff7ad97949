import { setProperties, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type Properties, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../../model/workshop/editor-session';
import type { Kind } from '../../../model/workshop/editor-words';
import { DraftChoice } from './draft-choice';
import { DraftValue } from './draft-value';
import { useDraftView, useEditor } from './editor-context';
import { TechnicalSettings } from './technical-settings';

type FeedChoice = readonly [NonNullable<Properties['feed']>, string];

const BOX_FEEDS: readonly FeedChoice[] = [
  ['flag', 'Oui ou non'],
  ['presence', 'Rien\u202F: une autre question, posée si elle est cochée, la remplace'],
  ['receptionDay', 'Le jour de la candidature, si elle est cochée'],
];
const TEXT_FEEDS: readonly FeedChoice[] = [
  ['key', 'La réponse, sous une clé'],
  ['text', 'La réponse, sous plusieurs clés'],
  ['end', 'Le jour où finit la durée'],
];

type Props = { part: TreeNode; kind: Kind };

/** Names that other systems know a question by; of a new question they follow its label. */
export function QuestionTechnical({ part, kind }: Props) {
  const session = useEditor();
  const { names } = useDraftView();
  const set = (changes: Parameters<typeof setProperties>[2]) =>
    session.edit(() => setProperties(session.doc, part.id, changes));
  const isBox = kind === 'checkbox';
  const feed = propertyOf(part.node, 'feed') ?? (isBox ? 'flag' : 'key');
  const days = siblingsOf(session.doc, 'field', String(part.node.get('parent'))).filter(
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
        choices={isBox ? BOX_FEEDS : kind === 'text' ? TEXT_FEEDS : TEXT_FEEDS.slice(0, 2)}
        onChange={(chosen) => set({ feed: chosen as FeedChoice[0] })}
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
