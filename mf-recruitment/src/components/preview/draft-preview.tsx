import { useEffect, useState } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { PreviewBoundary } from './preview-boundary';
import { PreviewChoice } from './preview-choice';
import { PreviewPage } from './preview-page';
import type { PreviewView } from './preview-view';
import styles from './draft-preview.module.css';

const STEPS = { step1: 'Étape 1', step2: 'Étape 2' } as const;
const STATES = { empty: 'Vide', errors: 'Avec erreurs', filled: 'Rempli', review: 'Relecture' } as const;
const THEMES = { light: 'Clair', dark: 'Sombre' } as const;

type Props = {
  /** May break the rules of `checkDefinition`. */
  definition: ApplicationDefinition;
  /** Name of the question to go to. */
  question?: string | undefined;
  /** Called with the name of a question that is pressed. */
  onQuestion?: (name: string) => void;
};

const stepWith = ({ steps }: ApplicationDefinition, question: string | undefined): PreviewView['step'] | undefined =>
  steps.find(({ sections }) => sections.some(({ fields }) => fields.some(({ name }) => name === question)))?.id;

/** The pages of the application as candidates would get them with a draft, in any state. Nothing in them is stored or sent. */
export function DraftPreview({ definition, question, onQuestion }: Props) {
  const [view, setView] = useState<PreviewView>({ step: 'step1', state: 'empty' });
  const [theme, setTheme] = useState<keyof typeof THEMES>('light');
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  // In the same rendering, as React advises where a state follows a property.
  const [last, setLast] = useState<string>();
  if (question !== last) {
    setLast(question);
    const chosen = stepWith(definition, question);
    if (chosen) setView({ step: chosen, state: view.state === 'review' ? 'filled' : view.state });
  }
  const { step, state } = view;
  const isReview = state === 'review';
  const onStep = (next: PreviewView['step']) => setView({ step: next, state: isReview ? 'filled' : state });
  return (
    <>
      <div className={styles.controls}>
        <PreviewChoice legend="Étape" options={STEPS} value={isReview ? 'step2' : step} onChange={onStep} />
        <PreviewChoice
          legend="État"
          options={STATES}
          value={state}
          onChange={(next) => setView({ step: next === 'review' ? 'step2' : step, state: next })}
        />
        <PreviewChoice legend="Thème" options={THEMES} value={theme} onChange={setTheme} />
      </div>
      <PreviewBoundary version={definition}>
        <PreviewPage definition={definition} view={view} onView={setView} question={question} onQuestion={onQuestion} />
      </PreviewBoundary>
    </>
  );
}
