import type { RefObject } from 'react';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import type { ApplicationQuestions, ApplicationStep } from '@vipp/shared/contract/application/definition';
import { errorsOf, type FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { describeFailure } from '@vipp/shared/lib/form/describe-failure';
import { ErrorSummary, type Problem } from '@vipp/shared/ui/form/error-summary';
import { fieldId } from '@vipp/shared/ui/form/form-failure';
import { isSealed } from '../model/application-answer';
import { IDENTITY_PATH, identityStep, invalidTitle, REFUSED, toForm } from '../model/application-forms';

type Props = {
  questions: ApplicationQuestions;
  step: ApplicationStep;
  answer: FormAnswer;
  boxRef: RefObject<HTMLDivElement | null>;
  /** Whether a field is right by now. */
  isCorrected?: (name: string) => boolean;
};

/** Requirement 8.3: problems as `- field : messages` for refusals of the service; messages of the form name their field. */
function problemsOf({ questions, step, answer, isCorrected }: Omit<Props, 'boxRef'>): Problem[] {
  const identity = identityStep(questions);
  const errors = errorsOf(answer);
  const isServices = answer.outcome.kind === 'refused' && answer.outcome.by === 'service';
  // Of the other step, the page may have no answers on which its questions depend.
  const steps = questions.steps.map((one) => (one.id === step.id ? step : one));
  const asked = askedFields({ ...questions, steps }, answer.values);
  const known = asked
    .filter(({ name }) => errors[name] && !isCorrected?.(name))
    .map(({ field, name, section }) => {
      const home = identity.sections.includes(section) ? identity : step;
      const messages = errors[name] ?? [];
      const text = isServices ? `- ${field.label}\u202F: ${messages.join(' ')}` : messages.join(' ');
      // Without JavaScript, « Retour » alone leads to a step 1 with its answers.
      if (home !== step && isSealed(answer)) return { text };
      return {
        text,
        fieldId: fieldId(toForm(home, answer.values), name),
        ...(home !== step && { page: IDENTITY_PATH }),
      };
    });
  const others = Object.entries(errors).filter(([key]) => !asked.some(({ name }) => name === key));
  return [...known, ...others.map(([key, messages]) => ({ text: `- ${key}\u202F: ${messages.join(' ')}` }))];
}

/** Problems of an application in the order of the form, each with a link to its question. */
export function ApplicationFailure({ boxRef, ...props }: Props) {
  const { step, answer, isCorrected } = props;
  const form = toForm(step, answer.values);
  const failure = describeFailure(
    { ...form, texts: { ...form.texts, invalid: invalidTitle(answer, isCorrected) } },
    answer,
  );
  if (!failure) return null;
  const problems = problemsOf(props);
  const isServices = answer.outcome.kind === 'refused' && answer.outcome.by === 'service' && problems.length > 0;
  return (
    <ErrorSummary title={isServices ? REFUSED : failure.title} problems={problems} boxRef={boxRef}>
      {failure.text && <p>{failure.text}</p>}
    </ErrorSummary>
  );
}
