import { startTransition, useReducer, type FocusEvent, type FormEvent } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { readValues } from '../../lib/form/form-action';
import { errorsOf, type FormAnswer, type FormValues } from '../../lib/form/form-answer';
import type { FieldErrors } from '../../contract/submissions';

/** State of a field, with the message to show. */
export type FieldView = { state: 'neutral' | 'valid' | 'invalid'; message?: string };

type Typed = {
  /** The answer before these changes: the next one replaces all of them. */
  since: FormAnswer | undefined;
  errors: Readonly<Record<string, string | undefined>>;
  /** Fields that lost the focus once: only these show messages, because a message would disturb while typing. */
  left: readonly string[];
};

const fieldOf = (target: EventTarget): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target
    : undefined;

/** A reducer rather than state: its function is called only when the form is rendered. */
const change = (known: Typed, next: (known: Typed) => Typed): Typed => next(known);

/** The state of each field: from the last answer, or, where `check` is given, validated while typing (requirement 5.4). */
export function useTypedChecks(
  answer: FormAnswer | undefined,
  check: ((values: FormValues) => FieldErrors) | undefined,
) {
  const [changes, setChanges] = useReducer(change, { since: answer, errors: {}, left: [] });
  const sinceAnswer = (known: Typed): Typed =>
    known.since === answer ? known : { since: answer, errors: {}, left: [] };
  const typed = sinceAnswer(changes);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!check || !field) return;
    const { name } = field;
    // As a transition: on a slow phone reading, checking and rendering the form takes longer than typing the next letter.
    afterPaint(() => {
      const values = readValues(new FormData(currentTarget));
      const withCheck = (known: Typed): Typed => ({
        ...known,
        errors: { ...known.errors, [name]: check(values)[name]?.[0] },
      });
      startTransition(() => setChanges((known) => withCheck(sinceAnswer(known))));
    });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    // A click on the button blurs the field first: a message that moved the button would make the click miss.
    if (!check || !field || typed.left.includes(field.name) || relatedTarget instanceof HTMLButtonElement) return;
    setChanges((known) => ({ ...sinceAnswer(known), left: [...sinceAnswer(known).left, field.name] }));
  };
  const viewOf = (name: string): FieldView => {
    const answered = errorsOf(answer)[name]?.join(' ');
    if (!(name in typed.errors)) return answered ? { state: 'invalid', message: answered } : { state: 'neutral' };
    const message = typed.errors[name];
    if (!message) return { state: 'valid' };
    return { state: 'invalid', message: answered || typed.left.includes(name) ? message : undefined };
  };
  return { viewOf, onInput, onBlur };
}
