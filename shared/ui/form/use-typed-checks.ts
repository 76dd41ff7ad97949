import { startTransition, useEffect, useReducer, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { readValues } from '../../lib/form/form-action';
import { errorsOf, type FormAnswer, type FormValues } from '../../lib/form/form-answer';
import type { FieldErrors } from '../../contract/submissions';

/** State of a field, with the message to show. */
export type FieldView = { state: 'neutral' | 'valid' | 'invalid'; message?: string };

type Typed = {
  /** The answer before these changes; a new answer discards them. */
  since: FormAnswer | undefined;
  round: number;
  errors: Readonly<Record<string, string | undefined>>;
  /** Fields that lost the focus once: messages about others would disturb the typing. */
  blurred: readonly string[];
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By its name, because in the frame of a preview the classes are others. */
const fieldOf = (target: EventTarget): Field | undefined =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test((target as Element).nodeName) ? (target as Field) : undefined;

/** A reducer and not a state updater: it runs only when the form is rendered. */
const change = (known: Typed, next: (known: Typed) => Typed): Typed => next(known);

/**
 * State of each field: from the last answer, or validated with `check` while typing (requirement 5.4). Without `check`, a
 * message of the answer is shown until its field is changed.
 *
 * @param formRef the form: its fields may have been corrected before hydration
 * @param round another one discards typed values, as a new answer does
 */
export function useTypedChecks(
  answer: FormAnswer | undefined,
  check: ((values: FormValues) => FieldErrors) | undefined,
  formRef: RefObject<HTMLFormElement | null>,
  round = 0,
) {
  const blank: Typed = { since: answer, round, errors: {}, blurred: [] };
  const [changes, setChanges] = useReducer(change, blank);
  const sinceAnswer = (known: Typed): Typed => (known.since === answer && known.round === round ? known : blank);
  const typed = sinceAnswer(changes);
  // A correction may be in another field, such as the first of two passwords.
  const refused = check && answer?.outcome.kind === 'refused' && answer.outcome.by === 'form' ? errorsOf(answer) : {};

  /** Checks the typed values; shows messages about fields with an earlier one, and about the field in use. */
  const checkTyped = (form: HTMLFormElement, typing?: string) => {
    const found = check?.(readValues(new FormData(form))) ?? {};
    const withCheck = (known: Typed): Typed => {
      const names = Object.keys({ ...refused, ...known.errors, ...(typing && { [typing]: undefined }) });
      return { ...known, errors: Object.fromEntries(names.map((one) => [one, found[one]?.[0]])) };
    };
    startTransition(() => setChanges((known) => withCheck(sinceAnswer(known))));
  };

  useEffect(() => {
    if (formRef.current && Object.keys(refused).length > 0) checkTyped(formRef.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only at hydration
  }, []);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !(check || errorsOf(answer)[field.name])) return;
    // Later and in a transition: on a slow phone, checking and rendering takes longer than typing the next letter.
    afterPaint(() => checkTyped(currentTarget, field.name));
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    // Not on a click on a button: a message could move it away.
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
