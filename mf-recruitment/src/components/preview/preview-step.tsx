import { useMemo, useRef, useState, type FormEvent } from 'react';
import { stepOf } from '@vipp/shared/contract/application/asked-fields';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type { Answers, ApplicationForm, ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { answersOfStep, toForm, type ApplicationStepId } from '../../model/application-forms';
import { sampleAnswers, wrongAnswers } from '../../model/sample-answers';
import { BackgroundForm } from '../background-form';
import { IdentityForm } from '../identity-form';
import { readForm } from '../use-step-answers';
import { PREVIEW_TOKEN } from './preview-token';
import type { PreviewView } from './preview-view';
import { usePreviewAnswers } from './use-preview-answers';

const FIRST: Readonly<Record<PreviewView['state'], (questions: ApplicationQuestions) => Answers>> = {
  empty: () => ({}),
  errors: wrongAnswers,
  filled: sampleAnswers,
  review: sampleAnswers,
};

type Props = {
  version: ApplicationForm;
  id: ApplicationStepId;
  state: PreviewView['state'];
  /** Called with valid answers when the step is sent. */
  onDone: (answers: Answers) => void;
};

/** The form of a step of a draft. Sending it checks the answers, and goes no further than this page. */
export function PreviewStep({ version, id, state, onDone }: Props) {
  const { questions } = version;
  const step = stepOf(questions, id);
  const first = useMemo(() => answersOfStep(step, FIRST[state](questions)), [questions, state, step]);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = usePreviewAnswers(step, first, formRef);
  const [sent, setSent] = useState<Answers>();
  const checked = sent ?? (state === 'errors' ? first : undefined);
  const answer = useMemo((): FormAnswer | undefined => {
    // oxlint-disable-next-line react/purity -- a preview is as of today, like the page
    const errors = checked && checkStep(step, checked, dayOf(new Date()));
    if (!errors || Object.keys(errors).length === 0) return undefined;
    const form = toForm(step, checked).name;
    return { form, token: PREVIEW_TOKEN, values: { ...checked }, outcome: { kind: 'refused', by: 'form', errors } };
  }, [step, checked]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = answersOfStep(step, readForm(event.currentTarget, step, draft.answers));
    if (Object.keys(checkStep(step, values, dayOf(new Date()))).length > 0) setSent(values);
    else onDone(values);
  };
  const Form = id === 'step1' ? IdentityForm : BackgroundForm;
  return (
    <Form
      version={version}
      state={{ answer, isSending: false, round: 0, onSubmit }}
      formToken={PREVIEW_TOKEN}
      draft={draft}
      formRef={formRef}
    />
  );
}
