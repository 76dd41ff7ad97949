import type { RefObject } from 'react';
import { INVALID_VALUE } from '../../lib/field-errors';
import { errorsOf, type FormAnswer } from '../../lib/form/form-answer';
import type { FormDefinition } from '../../lib/form/form-definition';
import { describeFailure } from '../../lib/form/describe-failure';
import { ErrorSummary } from './error-summary';

/** Id of a field, unique in a page whose forms may have fields of the same name. */
export const fieldId = (form: Pick<FormDefinition, 'name'>, name: string): string => `${form.name}-${name}`;

/** Message for a hidden field, which the visitor cannot correct. */
const INVALID_HIDDEN =
  'Une information que la page ajoute à ce formulaire n’est pas valable. Rechargez la page, puis envoyez-le de nouveau.';

type Props = {
  form: FormDefinition;
  answer: FormAnswer;
  boxRef?: RefObject<HTMLDivElement | null>;
  isCorrected?: (name: string) => boolean;
};

/** The error box of a form that has failed, with messages in the order of the fields, without corrected ones. */
export function FormFailure({ form, answer, boxRef, isCorrected }: Props) {
  const failure = describeFailure(form, answer);
  if (!failure) return null;
  const order = form.fields.map(({ name }) => name);
  const problems = Object.entries(errorsOf(answer))
    .filter(([name]) => !isCorrected?.(name))
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
