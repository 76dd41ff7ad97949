import { Plus } from 'lucide-react';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import { propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addOpening, countryCodeOf, questionNamed, setPositionLabel } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-session';
import { DraftChoice, DraftText, DraftValue } from './draft-controls';
import { AddButton } from './editor-buttons';
import { useEditor } from './editor-context';

export function PositionEditor({ part }: { part: TreeNode }) {
  const session = useEditor();
  return (
    <>
      <DraftText
        part={part}
        name="label"
        label="Nom du poste"
        hint="Le choix de la question « Poste » le suit."
        maxLength={100}
        write={(label) => setPositionLabel(session.doc, part, label)}
      />
      <DraftText
        part={part}
        name="summary"
        label="Présentation du poste"
        hint="Deux ou trois phrases, pour les candidats et les sites d’emploi."
        isLong
        maxLength={2_000}
      />
      <AddButton icon={<Plus />} announcement="Offre ajoutée." add={() => addOpening(session.doc, part.id, new Date())}>
        Ajouter une offre
      </AddButton>
    </>
  );
}

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
