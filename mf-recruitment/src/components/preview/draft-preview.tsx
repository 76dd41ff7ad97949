import {
  Component,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { ApplicationDefinition, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { Notice } from '@vipp/shared/ui/notice';
import { storeInMemory, writeDraft } from '../../model/application-draft';
import { FORM_ANCHOR, IDENTITY_PATH } from '../../model/application-forms';
import { StepLayout } from '../step-layout';
import { FormProgress } from '../step-progress';
import { PreviewStep, type View } from './preview-step';
import styles from './draft-preview.module.css';

const VIEWS: Readonly<Record<View, string>> = { step1: 'Étape 1', step2: 'Étape 2', review: 'Relecture' };
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

/** A notice in place of failed children, until they change. */
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
        <p>Corrigez les problèmes signalés : il revient aussitôt.</p>
      </Notice>
    );
  }
}

/** The name of the question at an element. */
const questionAt = (target: Element): string | undefined => {
  const place = target.closest('label, fieldset, input, select, textarea');
  // A press on a label is one on its control too.
  if (place?.localName === 'label') return undefined;
  return (place?.closest('[name]') ?? place?.querySelector('[name]'))?.getAttribute('name') ?? undefined;
};

type PageProps = {
  definition: ApplicationDefinition;
  view: View;
  onView: (view: View) => void;
  question: string | undefined;
  onQuestion: ((name: string) => void) | undefined;
};

/** The page of the application with a draft, by the components of candidates. Its links stay in the preview. */
function PreviewPage({ definition, view, onView, question, onQuestion }: PageProps) {
  // Version 0 is not counted.
  const form = useMemo((): ApplicationForm => ({ version: 0, questions: definition, isClosed: false }), [definition]);
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
          <FormProgress current={view === 'review' ? 3 : view === 'step2' ? 2 : 1} />
          <PreviewStep key={view} form={form} view={view} onView={onView} />
        </FormCard>
      </StepLayout>
    </div>
  );
}

/** Comes before the form: its effects read stored answers. */
function MemoryStorage() {
  useLayoutEffect(() => {
    const restore = storeInMemory();
    // Step 2 alone may be looked at.
    writeDraft('step1', {}, 0);
    return restore;
  }, []);
  return null;
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

/** The pages of the application as candidates would get them with a draft. Nothing in them is stored on the device or sent. */
export function DraftPreview({ definition, question, onQuestion }: Props) {
  const [view, setView] = useState<View>('step1');
  const [theme, setTheme] = useState<keyof typeof THEMES>('light');
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  // In the same rendering, React's advice for state derived from a property.
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
      <MemoryStorage />
      <PreviewBoundary version={definition}>
        <PreviewPage definition={definition} view={view} onView={setView} question={question} onQuestion={onQuestion} />
      </PreviewBoundary>
    </>
  );
}
