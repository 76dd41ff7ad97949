import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { countryCodeOf, questionNamed } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-session';
import { DraftChoice } from './draft-choice';
import { DraftText } from './draft-text';
import { DraftValue } from './draft-value';
import { useEditor } from './editor-context';

export function OpeningEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  const countries = questionNamed(session.doc, 'pays')?.children ?? [];
  const set = (changes: Parameters<typeof setFields>[2]) =>
    session.edit(() => setFields(session.doc, part.id, changes));
  const chooseCountry = (country: string) => {
    const option = countries.find(({ id }) => id === country);
    const code = option && countryCodeOf(titleOf(option));
    set({ country, countryCode: code ?? '' });
  };
  return (
    <>
      <DraftChoice
        label="Pays"
        value={propertyOf(part.node, 'country') ?? ''}
        choices={countries.map((option) => [option.id, titleOf(option)] as const)}
        onChange={chooseCountry}
      />
      <DraftText part={part} name="city" label="Ville" maxLength={100} />
      <DraftValue
        label="Publiée le"
        kind="date"
        value={propertyOf(part.node, 'publishedOn')}
        onChange={(publishedOn) => set({ publishedOn })}
      />
      <DraftValue
        label="Dernier jour pour postuler"
        kind="date"
        value={propertyOf(part.node, 'closesOn')}
        onChange={(closesOn) => set({ closesOn })}
      />
      <DraftValue
        label="Code du pays"
        kind="text"
        value={propertyOf(part.node, 'countryCode')}
        hint="Deux lettres majuscules, par exemple TG pour le Togo : trouvé d’après le nom du pays, s’il est connu."
        onChange={(code) => set({ countryCode: code.trim().toUpperCase() })}
      />
    </>
  );
}
