/** The chosen part with all that a recruiter may change in it; a question has a form in a file of its own. */
import { type ComponentType, useEffect, useRef } from 'react';
import { type NodeType, propertyOf, type TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { Button } from '@vipp/shared/ui/button';
import { titleOf, FIELD_WORDS, TYPE_WORDS } from '../../model/editor-words';
import { addOpening, addQuestion, countryCodeOf, questionNamed, setPositionLabel } from '../../model/draft-commands';
import { useEditor } from '../../model/use-editor-session';
import { AddButton, DraftChoice, DraftText, DraftValue } from './controls';
import { PartActions } from './part-actions';
import { QuestionForm } from './question-form';
import styles from '../workshop.module.css';

type Props = { part: TreeNode };

function SectionForm({ part }: Props) {
  const { doc } = useEditor();
  const add = () => addQuestion(doc, { parent: part.id, after: part.children.at(-1)?.id });
  return (
    <>
      <DraftText part={part} name="title" label="Titre de la section" maxLength={200} />
      <DraftText part={part} name="intro" hint="Un paragraphe par ligne." isLong maxLength={2_000} />
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
  condition: QuestionForm,
  position: PositionForm,
  opening: OpeningForm,
} as const satisfies Record<NodeType, ComponentType<Props>>;

const TARGETS = {
  heading: 'h2',
  'first-text': '[data-text]',
  'last-option': '[data-options] li:last-child [data-text]',
} as const;

export function PartEditor() {
  const { selected, parts, focus } = useEditor();
  const ref = useRef<HTMLElement>(null);
  // The focus goes to the chosen control of the part.
  useEffect(() => {
    if (!focus || !ref.current) return;
    ref.current.querySelector<HTMLElement>(TARGETS[focus.on])?.focus();
    ref.current.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  const part = selected === undefined ? undefined : parts.get(selected);
  const Form = FORMS[part?.type ?? 'step'];
  const toOutline = () => document.querySelector<HTMLElement>(`[data-outline-part="${selected}"]`)?.focus();
  return (
    <section ref={ref} className={styles.stack} aria-label="Partie choisie">
      {part ? (
        <>
          <p className={styles.eyebrow}>{TYPE_WORDS[part.type].one}</p>
          <h2 tabIndex={-1}>{titleOf(part)}</h2>
          <PartActions part={part} />
          <Form key={part.id} part={part} />
          <Button variant="quiet" onClick={toOutline}>
            Revenir au plan
          </Button>
        </>
      ) : (
        <>
          <h2 tabIndex={-1}>Choisissez une partie</h2>
          <p>Le plan montre le formulaire. Choisissez-y ce que vous voulez changer.</p>
        </>
      )}
    </section>
  );
}
