import { startTransition, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { stepFields } from '@vipp/shared/contract/application/asked-fields';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type { Answers, ApplicationSection, ApplicationStep } from '@vipp/shared/contract/application/definition';
import type { FormValues } from '@vipp/shared/lib/form/form-answer';
import { isStoring, readDraft, writeDraft } from '../model/application-draft';

export type StepAnswers = {
  /** The current answers. */
  answers: FormValues;
  /** Changes when the fields must be rendered again, because their values were changed by the program. */
  round: number;
  /** Changes when blocks move; adding a block at the end leaves the others as they are. */
  order: number;
  /** False where the browser has no storage. */
  isStored: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  draw: (answers: Answers) => void;
  /** The answers after the change; undefined where it cannot be made. */
  changeList: (section: ApplicationSection, change: BlockChange) => Answers | undefined;
};

/** The values of the form, merged over answers to questions that it no longer asks, so that they need not be typed twice. */
function readForm(form: HTMLFormElement, step: ApplicationStep, known: Answers): FormValues {
  const data = new FormData(form);
  const asked = stepFields(step, known).map(({ name }): [string, string] => [name, String(data.get(name) ?? '')]);
  return { ...known, ...Object.fromEntries(asked) };
}

const answered = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

/**
 * The answers of a step while it is filled in: stored on the device at every change, and restored from there. Includes
 * what was typed before hydration.
 *
 * @param first values of the fields in the server's HTML
 * @param formRef the form of the fields
 */
export function useStepAnswers(
  step: ApplicationStep,
  first: Answers,
  formRef: RefObject<HTMLFormElement | null>,
): StepAnswers {
  const [{ answers, round, order }, setDrawn] = useState({ answers: { ...first }, round: 0, order: 0 });
  const [isStored, setIsStored] = useState(true);
  /** Ahead of the rendered state by the letters that are not rendered yet. */
  const latest = useRef(answers);

  const keep = (next: FormValues) => {
    latest.current = next;
    setIsStored(writeDraft(step.id, next));
  };
  const draw = (next: Answers) => {
    keep({ ...next });
    setDrawn((before) => ({ ...before, answers: { ...next }, round: before.round + 1 }));
  };

  useLayoutEffect(() => {
    const stored = readDraft(step.id);
    const typed = formRef.current ? answered(readForm(formRef.current, step, first)) : {};
    const next = { ...stored, ...answered(first), ...typed };
    if (Object.keys(next).length > 0) draw(next);
    else setIsStored(isStoring());
    // Once, at hydration.
  }, []);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readForm(currentTarget, step, latest.current);
    keep(next);
    // As a transition: on a slow phone rendering the questions again takes longer than typing the next letter.
    startTransition(() => setDrawn((before) => ({ ...before, answers: next })));
  };
  const changeList = (section: ApplicationSection, change: BlockChange): Answers | undefined => {
    const changed = changeBlocks(section, latest.current, change);
    if (changed === latest.current) return undefined;
    keep({ ...changed });
    // Adding a block leaves all others in place, so it may be rendered as a transition. Removing or moving blocks may
    // not: a letter typed before the render would go into the wrong block.
    if (change.kind === 'add') startTransition(() => setDrawn((before) => ({ ...before, answers: { ...changed } })));
    else setDrawn((before) => ({ ...before, answers: { ...changed }, order: before.order + 1 }));
    return changed;
  };
  return { answers, round, order, isStored, onInput, draw, changeList };
}
