import { startTransition, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { stepFields } from '@vipp/shared/contract/application/asked-fields';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type { Answers, ApplicationSection, ApplicationStep } from '@vipp/shared/contract/application/definition';
import type { FormValues } from '@vipp/shared/lib/form/form-answer';
import { isStoring, readDraft, writeDraft } from '../model/application-draft';

export type StepAnswers = {
  /** What is answered now. */
  answers: FormValues;
  /** Changes when the fields must be drawn anew, because others than their writer changed what stands in them. */
  round: number;
  /** Changes when blocks have others' places; one more block leaves those before it as they are. */
  order: number;
  /** False where the browser keeps nothing. */
  isStored: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  draw: (answers: Answers) => void;
  /** The answers after the change; undefined where it cannot be made. */
  changeList: (section: ApplicationSection, change: BlockChange) => Answers | undefined;
};

/** What stands in the form, over what was answered to questions that it no longer asks: nobody types that twice. */
function readForm(form: HTMLFormElement, step: ApplicationStep, known: Answers): FormValues {
  const data = new FormData(form);
  const asked = stepFields(step, known).map(({ name }): [string, string] => [name, String(data.get(name) ?? '')]);
  return { ...known, ...Object.fromEntries(asked) };
}

const answered = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

/**
 * The answers of a step while they are given: kept on the device at every change, and taken up again where there are
 * some. What was typed before scripts came counts.
 *
 * @param first what the server put into the fields
 * @param formRef the form that they stand in
 */
export function useStepAnswers(
  step: ApplicationStep,
  first: Answers,
  formRef: RefObject<HTMLFormElement | null>,
): StepAnswers {
  const [{ answers, round, order }, setDrawn] = useState({ answers: { ...first }, round: 0, order: 0 });
  const [isStored, setIsStored] = useState(true);
  /** Ahead of what is drawn, by the letters that are not drawn yet. */
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
    const kept = readDraft(step.id);
    const typed = formRef.current ? answered(readForm(formRef.current, step, first)) : {};
    const next = { ...kept, ...answered(first), ...typed };
    if (Object.keys(next).length > 0) draw(next);
    else setIsStored(isStoring());
    // Once, when the form comes alive.
  }, []);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readForm(currentTarget, step, latest.current);
    keep(next);
    // The letter comes first: drawing the questions again takes longer than the next one on a slow phone.
    startTransition(() => setDrawn((before) => ({ ...before, answers: next })));
  };
  const changeList = (section: ApplicationSection, change: BlockChange): Answers | undefined => {
    const changed = changeBlocks(section, latest.current, change);
    if (changed === latest.current) return undefined;
    keep({ ...changed });
    // One block more leaves all others what and where they are, so its button may answer before it is drawn. What takes
    // blocks away or moves them may not: a letter typed meanwhile would belong to another.
    if (change.kind === 'add') startTransition(() => setDrawn((before) => ({ ...before, answers: { ...changed } })));
    else setDrawn((before) => ({ ...before, answers: { ...changed }, order: before.order + 1 }));
    return changed;
  };
  return { answers, round, order, isStored, onInput, draw, changeList };
}
