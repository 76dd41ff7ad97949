import { AUTOCOMPLETE } from '@vipp/shared/contract/application/definition-schema';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { AUTOCOMPLETE_WORDS, type Kind } from '../../model/editor-words';
import { DraftCheck } from './draft-check';
import { DraftChoice } from './draft-choice';
import { DraftValue, toNumber } from './draft-value';
import { useEditor } from './editor-context';

const TYPED: readonly Kind[] = ['text', 'email', 'tel', 'date'];

type Props = { part: TreeNode; kind: Kind };

/** Length, keyboard and autofill of questions whose answer is typed. */
export function TypedSettings({ part, kind }: Props) {
  const session = useEditor();
  const isTyped = TYPED.includes(kind);
  if (!isTyped && kind !== 'textarea') return null;
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
      {kind === 'textarea' && (
        <DraftValue
          label="Nombre de lignes"
          kind="number"
          min={1}
          max={30}
          value={propertyOf(part.node, 'rows')}
          onChange={(typed) => set('rows', typed)}
        />
      )}
      {isTyped && (
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
