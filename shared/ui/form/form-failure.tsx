import type { RefObject } from 'react';
import { errorsOf, type FormAnswer } from '../../lib/form/form-answer';
import type { FormDefinition } from '../../lib/form/form-definition';
import { describeFailure } from '../../lib/form/describe-failure';
import { ErrorSummary } from './error-summary';

/** Id of a field in the page; forms of one page may name their fields alike. */
export const fieldId = (form: Pick<FormDefinition, 'name'>, name: string): string => `${form.name}-${name}`;

type Props = { form: FormDefinition; answer: FormAnswer; boxRef?: RefObject<HTMLDivElement | null> };

/** The box of a form that was not taken: what is wrong, field by field in the form's order. */
export function FormFailure({ form, answer, boxRef }: Props) {
  const failure = describeFailure(form, answer);
  if (!failure) return null;
  const order = form.fields.map(({ name }) => name);
  const problems = Object.entries(errorsOf(answer))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, messages]) =>
      messages.map((text) => ({ text, fieldId: order.includes(name) ? fieldId(form, name) : undefined })),
    );
  return (
    <ErrorSummary title={failure.title} problems={problems} boxRef={boxRef}>
      {failure.text && <p>{failure.text}</p>}
    </ErrorSummary>
  );
}
