import { AUTOCOMPLETE } from '@vipp/shared/contract/application/definition-schema';
import { QUESTION_KINDS } from '@vipp/shared/lib/application/question-kinds';
import { setFields, siblingsOf } from '@vipp/shared/lib/workshop/draft-edits';
import { parentOf, type Properties, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf } from '../../model/editor-session';
import { AUTOCOMPLETE_WORDS, FEED_WORDS, type Kind } from '../../model/editor-words';
import { DraftCheck, DraftChoice, DraftValue, TechnicalSettings, toNumber } from './draft-controls';
import { useDraftView, useEditor } from './editor-context';

type TypedSettingsProps = { part: TreeNode; kind: Kind };

/** Length, keyboard and autofill of questions whose answer is typed. */
export function TypedSettings({ part, kind }: TypedSettingsProps) {
  const session = useEditor();
  const { has } = QUESTION_KINDS[kind];
  if (!has.includes('maxLength')) return null;
  const set = (name: 'maxLength' | 'rows', typed: string) => {
    const value = toNumber(typed);
    if (typed === '' || value !== undefined) session.edit(() => setFields(session.doc, part.id, { [name]: value }));
  };
  return (
    <>
      <DraftValue
        label="Longueur maximale, en caractères"
        kind="number"
        min={1}
        max={10_000}
        value={propertyOf(part.node, 'maxLength')}
        hint="200 si vous laissez vide."
        onChange={(typed) => set('maxLength', typed)}
      />
      {has.includes('rows') && (
        <DraftValue
          label="Nombre de lignes"
          kind="number"
          min={1}
          max={30}
          value={propertyOf(part.node, 'rows')}
          onChange={(typed) => set('rows', typed)}
        />
      )}
      {has.includes('autocomplete') && (
        <DraftChoice
          label="Remplissage automatique"
          value={propertyOf(part.node, 'autocomplete') ?? 'off'}
          choices={AUTOCOMPLETE.map((token) => [token, AUTOCOMPLETE_WORDS[token] ?? token] as const)}
          hint="Ce que le navigateur peut proposer parmi les données du candidat."
          onChange={(autocomplete) => session.edit(() => setFields(session.doc, part.id, { autocomplete }))}
        />
      )}
      {kind === 'text' && (
        <DraftCheck
          label="Clavier de chiffres sur un téléphone"
          isChecked={propertyOf(part.node, 'inputMode') === 'numeric'}
          onChange={(isOn) =>
            session.edit(() => setFields(session.doc, part.id, { inputMode: isOn ? 'numeric' : undefined }))
          }
        />
      )}
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
