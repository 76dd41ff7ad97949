/** Values of a form left unsent, for the visitor's return in the same tab. */
import { useEffect, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { fillForm } from '../../lib/form/fill-form';
import { readValues } from '../../lib/form/form-action';
import type { FormAnswer, FormValues } from '../../lib/form/form-answer';
import type { FormDefinition } from '../../lib/form/form-definition';

type KeptForm = Pick<FormDefinition, 'name' | 'keep'>;

/** Values that the storage of the tab does not have. */
const inMemory = new Map<string, FormValues>();
const storageKey = (name: string): string => `saisie-${name}`;

/** Storage throws in some private modes; the values are then in memory only. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const isValues = (stored: unknown): stored is FormValues =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((value) => typeof value === 'string');

export function keptValues({ name, keep }: KeptForm): FormValues | undefined {
  if (keep !== 'tab' || inMemory.has(name)) return inMemory.get(name);
  const stored: unknown = withStorage((storage) => JSON.parse(storage.getItem(storageKey(name)) ?? 'null'));
  return isValues(stored) ? stored : undefined;
}

function keepValues({ name, keep }: KeptForm, values: FormValues): void {
  if (!keep) return;
  inMemory.set(name, values);
  if (keep !== 'tab') return;
  withStorage((storage) => {
    storage.setItem(storageKey(name), JSON.stringify(values));
    inMemory.delete(name);
  });
}

/** Called once the form was accepted. */
export function forgetValues(name: string): void {
  inMemory.delete(name);
  withStorage((storage) => storage.removeItem(storageKey(name)));
}

/** Calls `read` when the page comes back from the back/forward cache: another page of the tab may have changed the storage. */
export function usePageReturn(read: () => void): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

/**
 * The values of a form, with those of fields that another answer has removed: such a field comes back with its value.
 * Values of an earlier visit are written into empty fields, so that neither letters nor the focus are lost.
 */
export function useKeptValues(
  form: FormDefinition,
  answer: FormAnswer | undefined,
  ref: RefObject<HTMLFormElement | null>,
) {
  const values = useRef<FormValues>(answer?.values ?? {});
  const blanks = (): FormValues => Object.fromEntries(form.fields.map(({ name }) => [name, '']));

  const read = (element: HTMLFormElement): FormValues => ({ ...blanks(), ...readValues(new FormData(element)) });
  useLayoutEffect(() => {
    if (answer || !ref.current) return;
    const kept = keptValues(form);
    // On a reload, Firefox restores the value at which React replaced a field. It may be the beginning of the typed text.
    const texts = form.fields.filter((field) => !('options' in field)).map(({ name }) => name);
    const isBeginning = (name: string, value: string) => texts.includes(name) && kept?.[name]?.startsWith(value);
    const typed = Object.entries(read(ref.current)).filter(
      ([name, value]) => value !== '' && !isBeginning(name, value),
    );
    values.current = { ...kept, ...Object.fromEntries(typed) };
    // Input before hydration caused no event.
    if (typed.length > 0) keepValues(form, values.current);
    if (kept) fillForm(ref.current, values.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the form appears
  }, []);
  usePageReturn(() => {
    if (form.keep !== 'tab' || answer || inMemory.has(form.name) || !ref.current) return;
    // Nothing is stored once the other page has sent the form.
    values.current = { ...blanks(), ...keptValues(form) };
    fillForm(ref.current, values.current);
  });
  const isSent = answer?.outcome.kind === 'accepted';
  useLayoutEffect(() => {
    if (isSent) values.current = {};
  }, [isSent, answer]);
  return {
    // Not of other forms: a typed password would become an attribute of its field.
    values: form.keep && !isSent ? values.current : answer?.values,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      values.current = { ...values.current, ...read(currentTarget) };
      keepValues(form, values.current);
    },
  };
}
