/** What may be changed in a part that is no question. */
import { propertyOf, textOf, type TextName, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { addOpening, addQuestion, countryCodeOf, questionNamed, setPositionLabel } from '../../model/draft-commands';
import { titleOf } from '../../model/editor-session';
import { FIELD_WORDS } from '../../model/editor-words';
import { DraftCheck, DraftChoice, DraftNumber, DraftText, DraftValue } from './draft-controls';
import { AddButton } from './editor-buttons';
import { useEditor, useSetFields } from './editor-context';

type Props = { part: TreeNode };

export const StepForm = ({ part }: Props) => (
  <DraftText part={part} name="title" label="Titre de l’étape" maxLength={200} />
);

/** Texts of a section that repeats, until a recruiter changes them. */
const BLOCK_TEXTS: readonly (readonly [TextName, string])[] = [
  ['itemTitle', 'Bloc {n}'],
  ['add', 'Ajouter un bloc'],
  ['remove', 'Retirer ce bloc'],
  ['tooMany', 'Vous ne pouvez pas en ajouter davantage.'],
  ['empty', 'Aucune réponse indiquée.'],
];

export function SectionForm({ part }: Props) {
  const session = useEditor();
  const set = useSetFields(part);
  const isRepeated = propertyOf(part.node, 'isRepeated') ?? false;
  const repeat = (isOn: boolean) => {
    const blank = BLOCK_TEXTS.filter(([name]) => isOn && textOf(part.node, name) === '');
    set({ isRepeated: isOn || undefined, max: propertyOf(part.node, 'max') ?? 5, ...Object.fromEntries(blank) });
  };
  const add = () => addQuestion(session.doc, { parent: part.id, after: part.children.at(-1)?.id });
  return (
    <>
      <DraftText part={part} name="title" label="Titre de la section" maxLength={200} />
      <DraftText part={part} name="intro" hint="Un paragraphe par ligne." isLong maxLength={2_000} />
      <DraftCheck label={FIELD_WORDS.isRepeated} isChecked={isRepeated} onChange={repeat} />
      {isRepeated && (
        <>
          <DraftNumber part={part} name="max" label="Nombre maximal de blocs" limits={[1, 9]} />
          {BLOCK_TEXTS.map(([name]) => (
            <DraftText
              key={name}
              part={part}
              name={name}
              maxLength={200}
              {...(name === 'itemTitle' && { hint: '{n} est le numéro du bloc.' })}
            />
          ))}
        </>
      )}
      <AddButton announcement="Question ajoutée à la fin de la section." add={add}>
        Ajouter une question
      </AddButton>
    </>
  );
}

export function PositionForm({ part }: Props) {
  const session = useEditor();
  return (
    <>
      <DraftText
        part={part}
        name="label"
        label="Nom du poste"
        hint="Le choix de la question « Poste » le suit."
        maxLength={100}
        write={(label) => setPositionLabel(session.doc, part, label)}
      />
      <DraftText
        part={part}
        name="summary"
        hint="Deux ou trois phrases, pour les candidats et les sites d’emploi."
        isLong
        maxLength={2_000}
      />
      <AddButton announcement="Offre ajoutée." add={() => addOpening(session.doc, part.id, new Date())}>
        Ajouter une offre
      </AddButton>
    </>
  );
}

export function OpeningForm({ part }: Props) {
  const { doc } = useEditor();
  const set = useSetFields(part);
  const countries = questionNamed(doc, 'pays')?.children ?? [];
  const chooseCountry = (country: string) => {
    const option = countries.find(({ id }) => id === country);
    set({ country, countryCode: (option && countryCodeOf(titleOf(option))) ?? '' });
  };
  return (
    <>
      <DraftChoice
        label={FIELD_WORDS.country}
        value={propertyOf(part.node, 'country') ?? ''}
        choices={countries.map((option) => [option.id, titleOf(option)] as const)}
        onChange={chooseCountry}
      />
      <DraftText part={part} name="city" maxLength={100} />
      {(['publishedOn', 'closesOn'] as const).map((name) => (
        <DraftValue
          key={name}
          label={FIELD_WORDS[name]}
          kind="date"
          value={propertyOf(part.node, name)}
          onChange={(day) => set({ [name]: day })}
        />
      ))}
      <DraftValue
        label={FIELD_WORDS.countryCode}
        kind="text"
        value={propertyOf(part.node, 'countryCode')}
        hint="Deux lettres majuscules, par exemple TG pour le Togo : trouvé d’après le nom du pays, s’il est connu."
        onChange={(code) => set({ countryCode: code.trim().toUpperCase() })}
      />
    </>
  );
}
