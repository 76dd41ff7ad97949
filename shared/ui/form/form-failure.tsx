import type { RefObject } from 'react';
import { INVALID_VALUE } from '../../lib/field-errors';
import { errorsOf, type FormAnswer } from '../../lib/form/form-answer';
import type { FormDefinition } from '../../lib/form/form-definition';
import { describeFailure } from '../../lib/form/describe-failure';
import { ErrorSummary } from './error-summary';

/** Id of a field in the page; forms of one page may name their fields alike. */
export const fieldId = (form: Pick<FormDefinition, 'name'>, name: string): string => `${form.name}-${name}`;

/** A field that the page fills in itself, which the visitor cannot correct. */
const INVALID_HIDDEN =
  'Une information que la page ajoute à ce formulaire n’est pas valable. Rechargez la page, puis envoyez-le de nouveau.';

type Props = { form: FormDefinition; answer: FormAnswer; boxRef?: RefObject<HTMLDivElement | null> };

/** The error box of a form that was refused, field by field in the form's order. */
export function FormFailure({ form, answer, boxRef }: Props) {
  const failure = describeFailure(form, answer);
  if (!failure) return null;
  const order = form.fields.map(({ name }) => name);
  const problems = Object.entries(errorsOf(answer))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, messages]) =>
      messages.map((text) =>
        order.includes(name)
          ? { text, fieldId: fieldId(form, name) }
          : { text: text === INVALID_VALUE ? INVALID_HIDDEN : text },
      ),
    );
  return (
    <ErrorSummary title={failure.title} problems={problems} boxRef={boxRef}>
      {failure.text && <p>{failure.text}</p>}
    </ErrorSummary>
  );
}
