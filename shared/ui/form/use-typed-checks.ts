import { startTransition, useReducer, type FocusEvent, type FormEvent } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { readValues } from '../../lib/form/form-action';
import { errorsOf, type FormAnswer, type FormValues } from '../../lib/form/form-answer';
import type { FieldErrors } from '../../contract/submissions';

/** How a field stands: `message` is shown with it. */
export type FieldView = { state: 'neutral' | 'valid' | 'invalid'; message?: string };

type Typed = {
  /** The answer since which this was typed: the next one speaks for every field again. */
  since: FormAnswer | undefined;
  errors: Readonly<Record<string, string | undefined>>;
  /** Fields left once: their message shows, which would disturb a first word that is still being typed. */
  left: readonly string[];
};

const fieldOf = (target: EventTarget): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target
    : undefined;

/** Unlike that of a state, the function given to a reducer is called only when the form is drawn again. */
const change = (known: Typed, next: (known: Typed) => Typed): Typed => next(known);

/** What each field shows: what was last answered, or, where `check` is given, how it stands as typed (requirement 5.4). */
export function useTypedChecks(
  answer: FormAnswer | undefined,
  check: ((values: FormValues) => FieldErrors) | undefined,
) {
  const [kept, setKept] = useReducer(change, { since: answer, errors: {}, left: [] });
  const sinceAnswer = (known: Typed): Typed =>
    known.since === answer ? known : { since: answer, errors: {}, left: [] };
  const typed = sinceAnswer(kept);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!check || !field) return;
    const { name } = field;
    // The letter comes first: on a slow phone reading the form, checking it and drawing it again take longer than the next one.
    afterPaint(() => {
      const values = readValues(new FormData(currentTarget));
      const withCheck = (known: Typed): Typed => ({
        ...known,
        errors: { ...known.errors, [name]: check(values)[name]?.[0] },
      });
      startTransition(() => setKept((known) => withCheck(sinceAnswer(known))));
    });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    // A press on the button leaves the field first: a message that pushed the button away would lose the press.
    if (!check || !field || typed.left.includes(field.name) || relatedTarget instanceof HTMLButtonElement) return;
    setKept((known) => ({ ...sinceAnswer(known), left: [...sinceAnswer(known).left, field.name] }));
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
