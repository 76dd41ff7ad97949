/** What may be changed in a part of a draft; a question has a file of its own. */
import type { ComponentType, ReactElement } from 'react';
import { type NodeType, propertyOf, textOf, type TextName, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { titleOf, FIELD_WORDS } from '../../model/editor-words';
import { addOpening, addQuestion, countryCodeOf, questionNamed, setPositionLabel } from '../../model/draft-commands';
import { useEditor } from '../../model/use-editor-session';
import { AddButton, DraftCheck, DraftChoice, DraftText, DraftValue } from './controls';
import { QuestionForm } from './question-form';

type Props = { part: TreeNode };

/** Texts of a section that repeats, until a recruiter changes them. */
const BLOCK_TEXTS: readonly (readonly [TextName, string])[] = [
  ['itemTitle', 'Bloc {n}'],
  ['add', 'Ajouter un bloc'],
  ['remove', 'Retirer ce bloc'],
  ['tooMany', 'Vous ne pouvez pas en ajouter davantage.'],
  ['empty', 'Aucune réponse indiquée.'],
];

function SectionForm({ part }: Props) {
  const { doc, set } = useEditor();
  const isRepeated = propertyOf(part.node, 'isRepeated') ?? false;
  const repeat = (isOn: boolean) => {
    const blank = BLOCK_TEXTS.filter(([name]) => isOn && textOf(part.node, name) === '');
    set(part, { isRepeated: isOn || undefined, max: propertyOf(part.node, 'max') ?? 5, ...Object.fromEntries(blank) });
  };
  const add = () => addQuestion(doc, { parent: part.id, after: part.children.at(-1)?.id });
  return (
    <>
      <DraftText part={part} name="title" label="Titre de la section" maxLength={200} />
      <DraftText part={part} name="intro" hint="Un paragraphe par ligne." isLong maxLength={2_000} />
      <DraftCheck label={FIELD_WORDS.isRepeated} isChecked={isRepeated} onChange={repeat} />
      {isRepeated && (
        <>
          <DraftValue part={part} name="max" label="Nombre maximal de blocs" limits={[1, 9]} />
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

function PositionForm({ part }: Props) {
  const { doc } = useEditor();
  return (
    <>
      <DraftText
        part={part}
        name="label"
        label="Nom du poste"
        hint="Le choix de la question « Poste » le suit."
        maxLength={100}
        write={(label) => setPositionLabel(doc, part, label)}
      />
      <DraftText
        part={part}
        name="summary"
        hint="Deux ou trois phrases, pour les candidats et les sites d’emploi."
        isLong
        maxLength={2_000}
      />
      <AddButton announcement="Offre ajoutée." add={() => addOpening(doc, part.id, new Date())}>
        Ajouter une offre
      </AddButton>
    </>
  );
}

function OpeningForm({ part }: Props) {
  const { doc, set } = useEditor();
  const countries = questionNamed(doc, 'pays')?.children ?? [];
  const chooseCountry = (country: string) => {
    const option = countries.find(({ id }) => id === country);
    set(part, { country, countryCode: (option && countryCodeOf(titleOf(option))) ?? '' });
  };
  return (
    <>
      <DraftChoice
        label={FIELD_WORDS.country}
        value={propertyOf(part.node, 'country') ?? ''}
        choices={countries.map((option) => [option.id, titleOf(option)])}
        onChange={chooseCountry}
      />
      <DraftText part={part} name="city" maxLength={100} />
      <DraftValue part={part} name="publishedOn" />
      <DraftValue part={part} name="closesOn" />
      <DraftText
        part={part}
        name="countryCode"
        maxLength={2}
        hint="Deux lettres majuscules, par exemple TG pour le Togo : trouvé d’après le nom du pays, s’il est connu."
        write={(code) => set(part, { countryCode: code.trim().toUpperCase() })}
      />
    </>
  );
}

const FORMS = {
  step: ({ part }) => <DraftText part={part} name="title" label="Titre de l’étape" maxLength={200} />,
  section: SectionForm,
  field: QuestionForm,
  option: QuestionForm,
  position: PositionForm,
  opening: OpeningForm,
} as const satisfies Record<NodeType, ComponentType<Props>>;

/** A form of its own for each part. */
export function formOf(part: TreeNode): ReactElement {
  const Form = FORMS[part.type];
  return <Form key={part.id} part={part} />;
}
