import { startTransition, useReducer, type FocusEvent, type FormEvent } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { readValues } from '../../lib/form/form-action';
import { errorsOf, type FormAnswer, type FormValues } from '../../lib/form/form-answer';
import type { FieldErrors } from '../../contract/submissions';

/** State of a field, with the message to show. */
export type FieldView = { state: 'neutral' | 'valid' | 'invalid'; message?: string };

type Typed = {
  /** The answer before these changes; a new answer discards them. */
  since: FormAnswer | undefined;
  errors: Readonly<Record<string, string | undefined>>;
  /** Fields that lost the focus once; only these show messages, which would disturb while typing. */
  blurred: readonly string[];
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By its name, because in the frame of a preview the classes are others. */
const fieldOf = (target: EventTarget): Field | undefined =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test((target as Element).nodeName) ? (target as Field) : undefined;

/** A reducer and not a state updater, so that it runs only when the form is rendered. */
const change = (known: Typed, next: (known: Typed) => Typed): Typed => next(known);

/**
 * State of each field: from the last answer, or validated with `check` while typing (requirement 5.4). Without `check`, a message
 * of the answer is shown until its field is changed.
 */
export function useTypedChecks(
  answer: FormAnswer | undefined,
  check: ((values: FormValues) => FieldErrors) | undefined,
) {
  const [changes, setChanges] = useReducer(change, { since: answer, errors: {}, blurred: [] });
  const sinceAnswer = (known: Typed): Typed =>
    known.since === answer ? known : { since: answer, errors: {}, blurred: [] };
  const typed = sinceAnswer(changes);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !(check || errorsOf(answer)[field.name])) return;
    const { name } = field;
    // A correction may be in another field, such as the first of two passwords.
    const refused = check && answer?.outcome.kind === 'refused' && answer.outcome.by === 'form' ? errorsOf(answer) : {};
    // A transition, because on a slow phone checking and rendering the form takes longer than typing the next letter.
    afterPaint(() => {
      const found = check?.(readValues(new FormData(currentTarget))) ?? {};
      const withCheck = (known: Typed): Typed => {
        const names = Object.keys({ ...refused, ...known.errors, [name]: undefined });
        return { ...known, errors: Object.fromEntries(names.map((one) => [one, found[one]?.[0]])) };
      };
      startTransition(() => setChanges((known) => withCheck(sinceAnswer(known))));
    });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    // Not on a click on a button, which would miss if a message moved the button.
    if (!check || !field || typed.blurred.includes(field.name) || relatedTarget?.nodeName === 'BUTTON') return;
    setChanges((known) => ({ ...sinceAnswer(known), blurred: [...sinceAnswer(known).blurred, field.name] }));
  };
  const viewOf = (name: string): FieldView => {
    const answered = errorsOf(answer)[name]?.join(' ');
    if (!(name in typed.errors)) return answered ? { state: 'invalid', message: answered } : { state: 'neutral' };
    const message = typed.errors[name];
    if (!message) return { state: check ? 'valid' : 'neutral' };
    return { state: 'invalid', message: answered || typed.blurred.includes(name) ? message : undefined };
  };
  return { viewOf, onInput, onBlur };
}
