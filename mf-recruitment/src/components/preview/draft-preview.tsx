import {
  Component,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { stepOf } from '@vipp/shared/contract/application/asked-fields';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type {
  Answers,
  ApplicationDefinition,
  ApplicationForm,
  ApplicationSection,
} from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import type { FormAnswer, FormOutcome, FormToken } from '@vipp/shared/lib/form/form-answer';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { Notice } from '@vipp/shared/ui/notice';
import {
  answersOfStep,
  BACKGROUND_FORM,
  FORM_ANCHOR,
  IDENTITY_FORM,
  IDENTITY_PATH,
  type ApplicationStepId,
} from '../../model/application-forms';
import { ApplicationPreview } from '../application-preview';
import { BackgroundForm, PREVIEW_TITLE } from '../background-part';
import { IdentityForm } from '../identity-part';
import { StepLayout } from '../step-layout';
import { StepProgress } from '../step-progress';
import { fillStep, readForm, type StepAnswers } from '../use-step-answers';
import styles from './draft-preview.module.css';

const VIEWS = { step1: 'Étape 1', step2: 'Étape 2', review: 'Relecture' } as const;
type View = keyof typeof VIEWS;
const THEMES = { light: 'Clair', dark: 'Sombre' } as const;

type ChoiceProps<Value extends string> = {
  legend: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few values, side by side. */
function PreviewChoice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  const entries = Object.entries(options) as [Value, string][];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {entries.map(([one, label]) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type BoundaryProps = {
  /** Another value shows the children again. */
  version: unknown;
  children: ReactNode;
};
type BoundaryState = { failed: unknown };

const NONE = Symbol('none');

/** A notice in place of children that cannot be rendered, until they change. */
class PreviewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: NONE };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: undefined };
  }

  override componentDidCatch(): void {
    this.setState({ failed: this.props.version });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === NONE || (failed !== undefined && failed !== this.props.version)) return this.props.children;
    return (
      <Notice kind="info" title="L’aperçu n’est pas disponible.">
        <p>Corrigez les problèmes signalés : il revient aussitôt.</p>
      </Notice>
    );
  }
}

/** Placeholder: the previewed form is never sent. */
const TOKEN: FormToken = { key: 'apercu', start: 0 };

const answerTo = (form: string, values: Answers, outcome: FormOutcome): FormAnswer => ({
  form,
  token: TOKEN,
  values: { ...values },
  outcome,
});

type Typed = { answers: Answers; onAnswers: (answers: Answers) => void };

type StepProps = Typed & { version: ApplicationForm; id: ApplicationStepId; onDone: () => void };

/** The form of a step of a draft, like that of a candidate, but nothing is stored, counted or sent. */
function PreviewStep({ version, id, answers, onAnswers, onDone }: StepProps) {
  const step = stepOf(version.questions, id);
  const formRef = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Answers>();
  const latest = useRef(answers);
  useLayoutEffect(() => void (latest.current = answers), [answers]);
  const change = (next: Answers) => {
    latest.current = next;
    onAnswers(next);
  };
  const replaceAll = (next: Answers) => {
    fillStep(formRef.current, step, next);
    setRound((count) => count + 1);
    setSent(undefined);
    change(next);
  };
  const draft: StepAnswers = {
    answers: { ...answers },
    isStored: true,
    isMoved: false,
    round,
    onInput: ({ currentTarget }) => change(readForm(currentTarget, step, latest.current)),
    erase: () => {
      const erased = latest.current;
      replaceAll({});
      return () => replaceAll({ ...erased, ...latest.current });
    },
    changeList: (section: ApplicationSection, block: BlockChange) => {
      const changed = changeBlocks(section, latest.current, block);
      if (changed === latest.current) return undefined;
      replaceAll(changed);
      return changed;
    },
  };
  const answer = useMemo((): FormAnswer | undefined => {
    // oxlint-disable-next-line react/purity -- a preview is as of today, like the page
    const errors = sent && checkStep(step, sent, dayOf(new Date()));
    if (!errors || Object.keys(errors).length === 0) return undefined;
    return answerTo(id === 'step1' ? IDENTITY_FORM : BACKGROUND_FORM, sent, { kind: 'refused', by: 'form', errors });
  }, [id, step, sent]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = answersOfStep(step, readForm(event.currentTarget, step, latest.current));
    if (Object.keys(checkStep(step, values, dayOf(new Date()))).length > 0) setSent(values);
    else onDone();
  };
  const Form = id === 'step1' ? IdentityForm : BackgroundForm;
  const state = { answer, isSending: false, round: 0, onSubmit };
  return <Form version={version} state={state} formToken={TOKEN} draft={draft} formRef={formRef} />;
}

/** The preview that candidates get before they send their application. */
function PreviewReview({ version, answers, onEdit }: Pick<StepProps, 'version' | 'answers'> & { onEdit: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const answer = useMemo(() => answerTo(BACKGROUND_FORM, answers, { kind: 'preview' }), [answers]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
  };
  return (
    <>
      <h2>{PREVIEW_TITLE}</h2>
      {isSent && <Notice kind="info" title={'Ceci est un aperçu\u202F: rien n’est envoyé.'} />}
      <ApplicationPreview
        form={version}
        answer={answer}
        state={{ answer, isSending: false, round: 0, onSubmit }}
        onEdit={onEdit}
      />
    </>
  );
}

/** The name of the question at an element. */
const questionAt = (target: Element): string | undefined => {
  const place = target.closest('label, fieldset, input, select, textarea');
  // A press on a label is one on its control too.
  if (place?.localName === 'label') return undefined;
  return (place?.closest('[name]') ?? place?.querySelector('[name]'))?.getAttribute('name') ?? undefined;
};

type PageProps = Typed & {
  definition: ApplicationDefinition;
  view: View;
  onView: (view: View) => void;
  question: string | undefined;
  onQuestion: ((name: string) => void) | undefined;
};

/** The page of the application with a draft, by the components of candidates. Its links lead nowhere else. */
function PreviewPage({ definition, view, onView, question, onQuestion, answers, onAnswers }: PageProps) {
  // Version 0 is counted nowhere.
  const version = useMemo(
    (): ApplicationForm => ({ version: 0, questions: definition, isClosed: false }),
    [definition],
  );
  const shown = view === 'step1' ? 'step1' : 'step2';
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector(`[name="${CSS.escape(question ?? '')}"]`)?.scrollIntoView({ block: 'center' });
  }, [question, shown]);
  const onClick = (event: MouseEvent) => {
    const pressed = questionAt(event.target as Element);
    if (pressed) onQuestion?.(pressed);
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    if (link.pathname === IDENTITY_PATH) onView('step1');
    else if (link.hash) link.ownerDocument.getElementById(anchorId(link.hash))?.focus();
  };
  return (
    <div ref={ref} onClickCapture={onClick}>
      <StepLayout step={shown}>
        <FormCard id={FORM_ANCHOR}>
          <StepProgress current={view === 'review' ? 3 : view === 'step2' ? 2 : 1} />
          {view === 'review' ? (
            <PreviewReview version={version} answers={answers} onEdit={() => onView('step2')} />
          ) : (
            <PreviewStep
              key={view}
              version={version}
              id={view}
              answers={answers}
              onAnswers={onAnswers}
              onDone={() => onView(view === 'step1' ? 'step2' : 'review')}
            />
          )}
        </FormCard>
      </StepLayout>
    </div>
  );
}

type Props = {
  /** May break the rules of `checkDefinition`. */
  definition: ApplicationDefinition;
  /** Name of the question to go to. */
  question?: string | undefined;
  /** Called with the name of a question that is pressed. */
  onQuestion?: (name: string) => void;
};

const stepWith = ({ steps }: ApplicationDefinition, question: string | undefined): View | undefined =>
  steps.find(({ sections }) => sections.some(({ fields }) => fields.some(({ name }) => name === question)))?.id;

/** The pages of the application as candidates would get them with a draft. Nothing in them is stored or sent. */
export function DraftPreview({ definition, question, onQuestion }: Props) {
  const [view, setView] = useState<View>('step1');
  const [answers, setAnswers] = useState<Answers>({});
  const [theme, setTheme] = useState<keyof typeof THEMES>('light');
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  // In the same rendering, as React advises where a state follows a property.
  const [last, setLast] = useState<string>();
  if (question !== last) {
    setLast(question);
    const chosen = stepWith(definition, question);
    if (chosen) setView(chosen);
  }
  return (
    <>
      <div className={styles.controls}>
        <PreviewChoice legend="Page" options={VIEWS} value={view} onChange={setView} />
        <PreviewChoice legend="Thème" options={THEMES} value={theme} onChange={setTheme} />
      </div>
      <PreviewBoundary version={definition}>
        <PreviewPage
          definition={definition}
          view={view}
          onView={setView}
          question={question}
          onQuestion={onQuestion}
          answers={answers}
          onAnswers={setAnswers}
        />
      </PreviewBoundary>
    </>
  );
}
