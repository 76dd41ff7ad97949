import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { Answers, ApplicationDefinition, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { anchorId } from '@vipp/shared/lib/decode-uri';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { FORM_ANCHOR, IDENTITY_PATH, type ApplicationStepId } from '../../model/application-forms';
import { StepLayout } from '../step-layout';
import { StepProgress } from '../step-progress';
import { PreviewReview } from './preview-review';
import { PreviewStep } from './preview-step';
import type { PreviewView } from './preview-view';

type Sent = { step1?: Answers; step2?: Answers };

/** The name of the question at an element. */
const questionAt = (target: Element): string | undefined => {
  const place = target.closest('label, fieldset, input, select, textarea');
  // A press on a label is one on its control too.
  if (place?.localName === 'label') return undefined;
  return (place?.closest('[name]') ?? place?.querySelector('[name]'))?.getAttribute('name') ?? undefined;
};

type Props = {
  definition: ApplicationDefinition;
  view: PreviewView;
  onView: (view: PreviewView) => void;
  question: string | undefined;
  onQuestion: ((name: string) => void) | undefined;
};

/** The page of the application with a draft, by the components of candidates. Its links lead nowhere else. */
export function PreviewPage({ definition, view, onView, question, onQuestion }: Props) {
  const { step, state } = view;
  const [sent, setSent] = useState<Sent>({});
  // Version 0 is counted nowhere.
  const version = useMemo(
    (): ApplicationForm => ({ version: 0, questions: definition, isClosed: false }),
    [definition],
  );
  const shown: ApplicationStepId = state === 'review' ? 'step2' : step;

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
    if (link.pathname === IDENTITY_PATH) onView({ step: 'step1', state: state === 'empty' ? 'empty' : 'filled' });
    else if (link.hash) link.ownerDocument.getElementById(anchorId(link.hash))?.focus();
  };
  const onDone = (answers: Answers) => {
    setSent({ ...sent, [step]: answers });
    onView({ step: 'step2', state: step === 'step2' ? 'review' : state === 'filled' ? 'filled' : 'empty' });
  };
  return (
    <div ref={ref} onClickCapture={onClick}>
      <StepLayout step={shown}>
        <FormCard id={FORM_ANCHOR}>
          <StepProgress current={state === 'review' ? 3 : step === 'step1' ? 1 : 2} />
          {state === 'review' ? (
            <PreviewReview version={version} sent={sent} onEdit={() => onView({ step: 'step2', state: 'filled' })} />
          ) : (
            <PreviewStep key={`${step} ${state}`} version={version} id={step} state={state} onDone={onDone} />
          )}
        </FormCard>
      </StepLayout>
    </div>
  );
}
